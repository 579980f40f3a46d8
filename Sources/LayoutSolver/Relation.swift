/// How the sum of a constraint's terms compares with its constant.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}
