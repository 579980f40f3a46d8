/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: TableRowBody { get }
    /// The values of the rows.
    var _values: [TableRowValue] { get }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var _values: [Never] { [] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data
    public var _values: [Data.Element] { Array(data) }
}

/// Values in rows and columns; in a compact width the first column alone is shown, as a list.
///
/// Layout algorithm:
/// 1. A column that names its width has it, held within its limits; the others share the rest of the width equally.
/// 2. Cells stand at their column's leading edge, in the middle of the row.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View, _NamedView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private enum Choice {
        case none
        case one(Binding<Value.ID?>)
        case many(Binding<Set<Value.ID>>)
    }

    private let rows: Rows
    private let columns: [_TableColumnEntry<Value>]
    private let choice: Choice
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\._showsTableHeaders) private var showsHeaders

    private init(rows: Rows, columns: Columns, choice: Choice = .none) {
        self.rows = rows
        self.columns = columns._columns
        self.choice = choice
    }

    public var body: some View {
        VStack(spacing: 0) {
            if width == .regular, showsHeaders {
                header
                Divider()
            }
            list.listStyle(.plain)
        }
    }

    private var header: some View {
        TableLine(widths: columns.map(\.width), gap: SwiftUIMetric.tableGap.value) {
            ForEach(columns.indices, id: \.self) { columns[$0].label }
        }
        .font(.subheadline.weight(.medium)).foregroundStyle(.secondary).lineLimit(1)
        .padding(.horizontal, SwiftUIMetric.searchSide.value)
        .padding(.vertical, LayoutGap.small)
    }

    @ViewBuilder private var list: some View {
        switch choice {
        case .none: List(rows._values) { row($0) }
        case .one(let selection): List(rows._values, selection: selection) { row($0) }
        case .many(let selection): List(rows._values, selection: selection) { row($0) }
        }
    }

    @ViewBuilder private func row(_ value: Value) -> some View {
        if width == .regular {
            TableLine(widths: columns.map(\.width), gap: SwiftUIMetric.tableGap.value) {
                ForEach(columns.indices, id: \.self) { columns[$0].content(value) }
            }
        } else {
            columns.first?.content(value)
        }
    }
}

extension Table {
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), choice: .one(selection))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), choice: .many(selection))
    }

    /// The order is the program's to keep: it sorts its data when the reader has chosen another one.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), choice: .one(selection))
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), choice: .many(selection))
    }
}

/// The cells of a row in their columns.
private struct TableLine: Layout {
    let widths: [TableColumnWidth]
    /// Points between columns.
    let gap: CGFloat

    private func lengths(_ whole: CGFloat) -> [CGFloat] {
        let room = max(0, whole - gap * CGFloat(max(0, widths.count - 1)))
        let fixed = widths.map { width in
            width.ideal.map { min(max($0, width.least ?? 0), width.most ?? .infinity) }
        }
        let free = fixed.count { $0 == nil }
        let share = free > 0 ? max(0, room - fixed.compactMap { $0 }.reduce(0, +)) / CGFloat(free) : 0
        return zip(fixed, widths).map { fixed, width in
            fixed ?? min(max(share, width.least ?? 0), width.most ?? .infinity)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let heights = zip(subviews, lengths(width)).map { subview, length in
            subview.sizeThatFits(ProposedViewSize(width: length, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, length) in zip(subviews, lengths(bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: length, height: nil))
            x += length + gap
        }
    }
}

/// How tables look.
@MainActor @preconcurrency public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle {
    nonisolated public init() {}
}
public struct InsetTableStyle: TableStyle {
    nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }

private struct TableHeadersKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    var _showsTableHeaders: Bool {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\._showsTableHeaders, visibility != .hidden)
    }
}
