/// What a change of a property makes a view do again.
public protocol UIViewInvalidating {
    @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of work that ``Invalidating`` can ask for.
    public enum Invalidations {
        public struct Layout: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        public struct Display: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        public struct Constraints: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// A button's or a cell's content is taken from its configuration again.
        public struct Configuration: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) {
                if let button = view as? UIButton { button.setNeedsUpdateConfiguration() }
            }
        }

        /// One after the other.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            private let first: First
            private let second: Second

            public init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A view's property of which each real change asks for layout, drawing or the like.
    ///
    /// Up to five kinds; a value equal to the old one asks for nothing.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        @available(*, unavailable, message: "only properties of views can be Invalidating")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        @MainActor @preconcurrency
        public static subscript<Owner: UIView>(
            _enclosingInstance observed: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }
}

// MARK: - Names that the attribute takes

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    public static var configuration: Self { Self() }
}

// MARK: - Several kinds

extension UIView.Invalidations {
    public typealias _Three<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating> = Tuple<Tuple<A, B>, C>
    public typealias _Four<
        A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating
    > = Tuple<Tuple<A, B>, Tuple<C, D>>
    public typealias _Five<
        A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating, D: UIViewInvalidating,
        E: UIViewInvalidating
    > = Tuple<_Four<A, B, C, D>, E>
}

extension UIView.Invalidating {
    public init<A, B>(wrappedValue: Value, _ first: A, _ second: B)
    where InvalidationType == UIView.Invalidations.Tuple<A, B> {
        self.init(wrappedValue: wrappedValue, .init(first, second))
    }

    public init<A, B, C>(wrappedValue: Value, _ first: A, _ second: B, _ third: C)
    where InvalidationType == UIView.Invalidations._Three<A, B, C> {
        self.init(wrappedValue: wrappedValue, .init(.init(first, second), third))
    }

    public init<A, B, C, D>(wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D)
    where InvalidationType == UIView.Invalidations._Four<A, B, C, D> {
        self.init(wrappedValue: wrappedValue, .init(.init(first, second), .init(third, fourth)))
    }

    public init<A, B, C, D, E>(wrappedValue: Value, _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E)
    where InvalidationType == UIView.Invalidations._Five<A, B, C, D, E> {
        self.init(wrappedValue: wrappedValue, .init(.init(.init(first, second), .init(third, fourth)), fifth))
    }
}
