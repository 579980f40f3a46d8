import UIKit

/// A garden shop: a carousel of the season, filters as wide as their words, a grid of plants, and a list of care tips.
final class GardenCollectionViewController: UICollectionViewController {
    private enum Section: Int, CaseIterable {
        case season, filters, plants, tips
    }

    private lazy var dataSource = makeDataSource()

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Garden"
        clearsSelectionOnViewWillAppear = false
        collectionView.backgroundColor = .systemBackground
        collectionView.collectionViewLayout = makeLayout()
        var snapshot = NSDiffableDataSourceSnapshot<Section, GardenItem>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(GardenItem.season, toSection: .season)
        snapshot.appendItems(GardenItem.filters, toSection: .filters)
        snapshot.appendItems(GardenItem.plants, toSection: .plants)
        snapshot.appendItems(GardenItem.tips, toSection: .tips)
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.selectItem(at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] index, environment in
            switch Section(rawValue: index) {
            case .season: self?.seasonSection()
            case .filters: self?.filterSection()
            case .plants: self?.plantSection(environment)
            case .tips, nil: self?.tipSection(environment)
            }
        }
    }

    private func seasonSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(190)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 12
        section.contentInsets = .init(top: 8, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    private func filterSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(36))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 0, leading: 16, bottom: 16, trailing: 16)
        return section
    }

    /// Plants stand four in a row above this width.
    private static let wideLayout = 600.0

    private func plantSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let columns = environment.container.effectiveContentSize.width > Self.wideLayout ? 4 : 2
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(210))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size,
            repeatingSubitem: NSCollectionLayoutItem(
                layoutSize: .init(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(210))),
            count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 16
        section.contentInsets = .init(top: 8, leading: 16, bottom: 16, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    private func tipSection(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        section.boundarySupplementaryItems = [header()]
        return section
    }

    // MARK: Cells

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, GardenItem> {
        let season = UICollectionView.CellRegistration<SeasonCell, GardenItem> { cell, _, item in cell.show(item) }
        let filter = UICollectionView.CellRegistration<FilterCell, GardenItem> { cell, _, item in cell.show(item) }
        let plant = UICollectionView.CellRegistration<PlantCell, GardenItem> { cell, _, item in cell.show(item) }
        let tip = UICollectionView.CellRegistration<UICollectionViewListCell, GardenItem> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.secondaryText = item.detail
            content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
            content.image = UIImage(systemName: item.symbol)
            content.imageProperties.tintColor = item.color
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            view.show(path.section == Section.plants.rawValue ? "In the shop" : "Care")
        }
        let source = UICollectionViewDiffableDataSource<Section, GardenItem>(collectionView: collectionView) {
            view, path, item in
            switch Section(rawValue: path.section) {
            case .season: view.dequeueConfiguredReusableCell(using: season, for: path, item: item)
            case .filters: view.dequeueConfiguredReusableCell(using: filter, for: path, item: item)
            case .plants: view.dequeueConfiguredReusableCell(using: plant, for: path, item: item)
            case .tips, nil: view.dequeueConfiguredReusableCell(using: tip, for: path, item: item)
            }
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        return source
    }
}

/// What the shop shows.
struct GardenItem: Hashable {
    var title: String
    var detail = ""
    var symbol = "leaf.fill"
    var color = UIColor.systemGreen

    static let season = [
        GardenItem(
            title: "Autumn bulbs", detail: "Plant now, see them in March", symbol: "leaf.fill", color: .systemOrange),
        GardenItem(
            title: "Winter light", detail: "Lamps for dark windows", symbol: "lightbulb.fill", color: .systemIndigo),
        GardenItem(title: "First seeds", detail: "Herbs for the sill", symbol: "sun.max.fill", color: .systemYellow),
    ]
    static let filters = ["All", "Indoor", "Easy care", "Under $20", "Pet friendly", "New"].map {
        GardenItem(title: $0)
    }
    static let plants = [
        GardenItem(title: "Monstera", detail: "$38", symbol: "leaf.fill", color: .systemGreen),
        GardenItem(title: "Fiddle-leaf fig, potted", detail: "$54", symbol: "tree.fill", color: .systemTeal),
        GardenItem(title: "Camellia", detail: "$29", symbol: "heart.fill", color: .systemPink),
        GardenItem(title: "Aloe", detail: "$16", symbol: "drop.fill", color: .systemMint),
    ]
    static let tips = [
        GardenItem(title: "Watering", detail: "Less than you think", symbol: "drop.fill", color: .systemBlue),
        GardenItem(
            title: "Light", detail: "Which window for which plant", symbol: "sun.max.fill", color: .systemOrange),
    ]
}

/// A card of the carousel.
final class SeasonCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 20
        contentView.layer.cornerCurve = .continuous
        title.font = .systemFont(ofSize: 24, weight: .bold)
        detail.font = .preferredFont(forTextStyle: .subheadline)
        for label in [title, detail] { label.textColor = .white }
        detail.alpha = 0.85
        symbol.tintColor = .white.withAlphaComponent(0.28)
        symbol.contentMode = .scaleAspectFit
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [symbol, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -20),
            texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            symbol.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            symbol.widthAnchor.constraint(equalToConstant: 80),
            symbol.heightAnchor.constraint(equalToConstant: 80),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ item: GardenItem) {
        title.text = item.title
        detail.text = item.detail
        symbol.image = UIImage(systemName: item.symbol)
        contentView.backgroundColor = item.color
    }
}

/// A filter that is as wide as its word, filled while it is selected.
final class FilterCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 18
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ item: GardenItem) { label.text = item.title }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.backgroundColor = state.isSelected ? .label : .secondarySystemBackground
        label.textColor = state.isSelected ? .systemBackground : .label
    }
}

/// A plant with its price.
final class PlantCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let title = UILabel()
    private let price = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        symbol.contentMode = .center
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
        symbol.layer.cornerRadius = 16
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        price.font = .preferredFont(forTextStyle: .subheadline)
        price.textColor = .secondaryLabel
        for view in [symbol, title, price] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbol.topAnchor.constraint(equalTo: contentView.topAnchor),
            symbol.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            symbol.heightAnchor.constraint(equalToConstant: 140),
            title.topAnchor.constraint(equalTo: symbol.bottomAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            price.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            price.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            price.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ item: GardenItem) {
        symbol.image = UIImage(systemName: item.symbol)
        symbol.tintColor = item.color
        symbol.backgroundColor = item.color.withAlphaComponent(0.12)
        title.text = item.title
        price.text = item.detail
    }
}

/// The title above a section.
final class TitleView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ title: String) { label.text = title }
}

#Preview("Garden") {
    UINavigationController(rootViewController: GardenCollectionViewController())
}
