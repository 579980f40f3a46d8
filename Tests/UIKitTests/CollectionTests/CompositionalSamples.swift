import Foundation

@testable import UIKit

/// Layouts by the names that `compositional_frames.tsv` uses.
@MainActor
enum CompositionalSamples {
    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    static func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutItem
    {
        NSCollectionLayoutItem(layoutSize: size(width, height))
    }

    static func header(
        _ height: NSCollectionLayoutDimension, kind: String = "header", alignment: NSRectAlignment = .top
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }

    static func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
        let rowSize = size(.fractionalWidth(1), .absolute(height))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: rowSize, subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    }

    static func layout(_ name: String) -> UICollectionViewCompositionalLayout? {
        let layout = sections[name].map { UICollectionViewCompositionalLayout(section: $0()) } ?? several(name)
        layout?.register(DiagonalLayout.Backdrop.self, forDecorationViewOfKind: "backdrop")
        return layout
    }

    private static let sections: [String: @MainActor () -> NSCollectionLayoutSection] = [
        "thirds": { thirds(isRepeating: false) },
        "thirdsRepeating": { thirds(isRepeating: true) },
        "grid": { grid(inset: 0) },
        "insetGrid": { grid(inset: 5) },
        "columns": columns,
        "nested": nested,
        "flexible": { spaced(.flexible(0)) },
        "centred": centred,
        "badge": badge,
        "custom": custom,
        "background": background,
    ]

    private static func thirds(isRepeating: Bool) -> NSCollectionLayoutSection {
        let third = item(.fractionalWidth(1 / 3), .fractionalHeight(1))
        let groupSize = size(.fractionalWidth(1), .absolute(60))
        let group: NSCollectionLayoutGroup =
            isRepeating
            ? .horizontal(layoutSize: groupSize, repeatingSubitem: third, count: 3)
            : .horizontal(layoutSize: groupSize, subitems: [third])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.interGroupSpacing = 10
        if !isRepeating { section.boundarySupplementaryItems = [header(.absolute(40))] }
        return section
    }

    private static func grid(inset: CGFloat) -> NSCollectionLayoutSection {
        let cell = item(.fractionalWidth(0.2), .fractionalHeight(1))
        cell.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [cell]))
    }

    private static func columns() -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
            count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        return section
    }

    private static func nested() -> NSCollectionLayoutSection {
        let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
        let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
        for one in [large, small] {
            one.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        }
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: small, count: 2)
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [large, column]))
    }

    private static func spaced(_ spacing: NSCollectionLayoutSpacing) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            repeatingSubitem: item(.absolute(60), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = spacing
        return NSCollectionLayoutSection(group: group)
    }

    private static func centred() -> NSCollectionLayoutSection {
        let one = item(.absolute(100), .absolute(60))
        one.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [one]))
    }

    private static func badge() -> NSCollectionLayoutSection {
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
        let one = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [one]))
    }

    private static func custom() -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(
            group: .custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { _ in
                [
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
                    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 40, y: 40, width: 60, height: 60), zIndex: 3),
                ]
            })
    }

    private static func background() -> NSCollectionLayoutSection {
        let section = rows(50)
        section.boundarySupplementaryItems = [header(.absolute(30))]
        let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
        decoration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [decoration]
        return section
    }

    // MARK: - Layouts with more than a section

    private static func several(_ name: String) -> UICollectionViewCompositionalLayout? {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        switch name {
        case "orthogonal":
            return UICollectionViewCompositionalLayout { index, _ in index == 0 ? carousel(.continuous) : rows(44) }
        case "spacing":
            configuration.interSectionSpacing = 20
            return UICollectionViewCompositionalLayout(section: rows(50), configuration: configuration)
        case "global":
            configuration.boundarySupplementaryItems = [
                header(.absolute(25), kind: "top"), header(.absolute(15), kind: "end", alignment: .bottom),
            ]
            return UICollectionViewCompositionalLayout(section: rows(50), configuration: configuration)
        case "sideways":
            configuration.scrollDirection = .horizontal
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.absolute(80), .fractionalHeight(1)),
                subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 5
            return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        default: return nil
        }
    }

    static func carousel(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        section.orthogonalScrollingBehavior = behavior
        return section
    }
}
