/// How wide a column is; points.
struct TableColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// One column of a table whose types are hidden.
public struct _TableColumnEntry<RowValue> {
    let label: AnyView
    let width: TableColumnWidth
    let content: (RowValue) -> AnyView
}

/// Columns of a table, one or several.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
    /// The columns one by one.
    var _columns: [_TableColumnEntry<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public var _columns: [_TableColumnEntry<TableRowValue>] { tableColumnBody._columns }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public var _columns: [_TableColumnEntry<Never>] { [] }
}

/// A column with a title and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    var width = TableColumnWidth()
    let content: (RowValue) -> Content
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var _columns: [_TableColumnEntry<RowValue>] {
        let content = content
        return [_TableColumnEntry(label: AnyView(label), width: width) { AnyView(content($0)) }]
    }

    private func sized(_ width: TableColumnWidth) -> TableColumn {
        var result = self
        result.width = width
        return result
    }

    /// nil for a share of the table's width.
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        sized(TableColumnWidth(least: width, ideal: width, most: width))
    }

    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        sized(TableColumnWidth(least: min, ideal: ideal, most: max))
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(title)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), content: content)
    }
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: Text(titleKey)) { Text($0[keyPath: value]) }
    }
}

/// Several columns as one.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public let _columns: [_TableColumnEntry<RowValue>]
}

/// Makes columns from statements.
@resultBuilder
@MainActor public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// A column that cannot be sorted by stands among those that can.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> _TableColumns<RowValue, Sort> { _TableColumns(_columns: column._columns) }

    @_disfavoredOverload
    public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
    where C.TableRowValue == RowValue, C.TableColumnSortComparator == Sort { column }

    public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
        _ first: First, _ other: repeat each Other
    ) -> _TableColumns<RowValue, Sort> where First.TableRowValue == RowValue {
        var columns = first._columns
        repeat columns += sameRows((each other)._columns)
        return _TableColumns(_columns: columns)
    }

    /// Every statement is an expression of these rows; a pack of types cannot say so.
    private static func sameRows<Value>(_ columns: [_TableColumnEntry<Value>]) -> [_TableColumnEntry<RowValue>] {
        columns as? [_TableColumnEntry<RowValue>] ?? []
    }

    public static func buildIf<C: TableColumnContent>(_ content: C?) -> _OptionalTableColumns<C>
    where C.TableRowValue == RowValue { _OptionalTableColumns(content: content) }
    public static func buildEither<C: TableColumnContent>(first: C) -> _TableColumns<RowValue, Sort>
    where C.TableRowValue == RowValue { _TableColumns(_columns: first._columns) }
    public static func buildEither<C: TableColumnContent>(second: C) -> _TableColumns<RowValue, Sort>
    where C.TableRowValue == RowValue { _TableColumns(_columns: second._columns) }
}

/// Columns that are there or not; the type says of what kind they would be.
public struct _OptionalTableColumns<Content: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never
    let content: Content?
    public var _columns: [_TableColumnEntry<TableRowValue>] { content?._columns ?? [] }
}
