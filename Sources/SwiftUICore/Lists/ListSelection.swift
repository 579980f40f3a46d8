/// What of a list is chosen, and how the reader chooses.
struct ListSelection {
    enum Kind {
        case none, one, many
    }

    let kind: Kind
    let tags: () -> Set<AnyHashable>
    /// Chooses one, or of many takes one in or out.
    let choose: (AnyHashable) -> Void

    /// The same, with something that follows each choice.
    func followed(by follower: (() -> Void)?) -> ListSelection {
        guard let follower, kind == .one else { return self }
        return ListSelection(kind: kind, tags: tags) { tag in
            choose(tag)
            follower()
        }
    }

    static var none: ListSelection { ListSelection(kind: .none, tags: { [] }, choose: { _ in }) }

    init(kind: Kind, tags: @escaping () -> Set<AnyHashable>, choose: @escaping (AnyHashable) -> Void) {
        self.kind = kind
        self.tags = tags
        self.choose = choose
    }

    init<V: Hashable>(_ binding: Binding<Set<V>>?) {
        guard let binding else {
            self = .none
            return
        }
        self.init(kind: .many) {
            Set(binding.wrappedValue.map { AnyHashable($0) })
        } choose: { tag in
            guard let value = tag.base as? V else { return }
            if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        }
    }

    init<V: Hashable>(_ binding: Binding<V?>?) {
        guard let binding else {
            self = .none
            return
        }
        self.init(kind: .one) {
            binding.wrappedValue.flatMap { _Tags.unwrapped($0) }.map { [$0] } ?? []
        } choose: { tag in
            if let value = tag.base as? V { binding.wrappedValue = value }
        }
    }
}
