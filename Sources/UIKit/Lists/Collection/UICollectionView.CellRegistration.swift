import Foundation

extension UICollectionView {
    /// How cells of one kind are made and set up, in place of a class and an identifier.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationName.next()
        let isNib: Bool
        let handler: Handler
        private let isTooLate: Bool

        public init(handler: @escaping Handler) {
            self.handler = handler
            isNib = false
            isTooLate = RegistrationGuard.depth > 0
        }

        /// Interface Builder files are not read; cells are made by their class.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            isNib = true
            isTooLate = RegistrationGuard.depth > 0
        }

        /// Registrations that are made for every cell would never reuse one.
        func checkTime() {
            guard isTooLate else { return }
            ListException.raise(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
                    + "provider. Registrations should be created up front and reused.")
        }
    }

    /// How supplementary views of one kind are made and set up.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = RegistrationName.next()
        let elementKind: String
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Interface Builder files are not read; views are made by their class.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A cell of the registration, set up for the item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.checkTime()
        if cellPool.source(for: registration.identifier) == nil {
            register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
        }
        let view = takeCell(registration.identifier, for: indexPath)
        let cell = view as? Cell ?? cast(_makeInstance(of: Cell.self, frame: view.frame))
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = supplementaryName(registration.elementKind, registration.identifier)
        if supplementaryPool.source(for: name) == nil {
            register(
                Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
                withReuseIdentifier: registration.identifier)
        }
        let view = takeSupplementary(registration.elementKind, registration.identifier)
        let supplementary = view as? Supplementary ?? cast(_makeInstance(of: Supplementary.self, frame: view.frame))
        registration.handler(supplementary, registration.elementKind, indexPath)
        return supplementary
    }

    /// Views of a registration are of its class, as they are made by it.
    private func cast<View>(_ view: UICollectionReusableView) -> View {
        guard let view = view as? View else { fatalError("expected a view of \(View.self), got \(view)") }
        return view
    }
}

/// Names that tell registrations apart.
@MainActor
enum RegistrationName {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "_registration.\(last)"
    }
}
