import SwiftUICore

/// The views that the recorded cases lay out, by the names of the cases.
@MainActor enum RecordedViews {
    struct Entry {
        var make: () -> AnyView
        var steps: [() -> AnyView] = []

        init<V: View>(@ViewBuilder _ make: @escaping () -> V) { self.make = { AnyView(make()) } }
    }

    static let all: [String: Entry] = layout.merging(stacks) { $1 }.merging(grids) { $1 }.merging(others) { $1 }
        .merging(texts) { $1 }.merging(scrolling) { $1 }

    static func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.gray.frame(width: width, height: height) }

    static let fill = Color.gray
}

extension View {
    /// Records the frame of the view.
    func rec(_ id: String) -> some View { accessibilityIdentifier(id) }
}

extension RecordedViews {
    static let layout: [String: Entry] = [
        "layout/alignment-guide": Entry {
            VStack(alignment: .leading, spacing: 4) {
                box(100, 20).alignmentGuide(.leading) { d in d[.trailing] }.rec("a")
                box(50, 20).rec("b")
                box(30, 20).alignmentGuide(.leading) { d in d.width * 0.5 }.rec("c")
            }.rec("stack")
        },
        "layout/divider": Entry {
            VStack(spacing: 0) {
                box(100, 20).rec("a")
                Divider().rec("hdivider")
                HStack(spacing: 0) {
                    box(20, 60).rec("b")
                    Divider().rec("vdivider")
                    box(20, 60).rec("c")
                }.rec("hstack")
            }.rec("vstack")
        },
        "layout/fixed-size": Entry {
            VStack(spacing: 0) {
                fill.fixedSize().rec("both")
                fill.fixedSize(horizontal: true, vertical: false).frame(height: 30).rec("horizontal")
            }
        },
        "layout/frame-fixed": Entry {
            box(40, 40).rec("inner").frame(width: 120, height: 80, alignment: .topLeading).rec("outer")
        },
        "layout/padding-edges": Entry {
            fill.rec("inner").padding(.leading, 30).padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).rec("outer")
        },
        "layout/root-centering": Entry { box(50, 30).rec("box") },
        "layout/rtl-scroll": Entry {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<6) { i in box(50, 40).rec("s\(i)") } }.rec("content")
            }.frame(width: 180, height: 60).rec("scroll").environment(\.layoutDirection, .rightToLeft)
        },
        "layout/view-that-fits": Entry { FittingCase() },
    ]

    private struct FittingCase: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                ForEach([("wide", 200), ("narrow", 60), ("tiny", 10)], id: \.0) { name, width in
                    ViewThatFits {
                        HStack {
                            Text("One")
                            Text("Two")
                            Text("Three")
                        }.fixedSize().rec(name + "Stack")
                        Text("One").fixedSize().rec(name + "Fallback")
                    }.frame(width: CGFloat(width), alignment: .leading).rec(name)
                }
                ForEach([("tall", 60), ("short", 20)], id: \.0) { name, height in
                    ViewThatFits(in: .vertical) {
                        VStack {
                            Text("One")
                            Text("Two")
                        }.fixedSize().rec(name + "Stack")
                        Text("Hello").fixedSize().rec(name + "Fallback")
                    }.frame(height: CGFloat(height), alignment: .top).rec(name)
                }
                ViewThatFits(in: .horizontal) {
                    HStack {
                        Text("One")
                        Text("Two")
                    }.fixedSize().rec("axisStack")
                    Text("One").fixedSize().rec("axisFallback")
                }.frame(width: 100, height: 8, alignment: .topLeading).rec("axis")
            }.padding(20).rec("stack")
        }
    }

    static let stacks: [String: Entry] = [
        "layout/hstack-distribution": Entry {
            HStack(spacing: 0) {
                fill.rec("a")
                fill.frame(width: 50).rec("b")
                fill.rec("c")
            }
        },
        "layout/hstack-ideal": Entry {
            VStack(alignment: .leading, spacing: 0) {
                HStack(spacing: 6) {
                    box(30, 30).rec("a")
                    box(40, 30).rec("b")
                }.rec("row")
                box(200, 10).rec("wide")
            }.rec("column")
        },
        "layout/hstack-priority": Entry {
            HStack(spacing: 0) {
                fill.frame(minWidth: 20).rec("a")
                fill.frame(minWidth: 20).layoutPriority(1).rec("b")
                fill.frame(width: 60).rec("c")
            }
        },
        "layout/nested-stacks": Entry {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    fill.rec("a")
                    fill.frame(width: 80).rec("b")
                }.padding(10).rec("row")
                HStack {
                    box(40, 40).rec("c")
                    Spacer()
                    box(40, 40).rec("d")
                }.frame(height: 60).rec("bottom")
            }
        },
        "layout/spacer": Entry {
            HStack {
                box(50, 50).rec("a")
                Spacer().rec("spacer")
                box(50, 50).rec("b")
            }.rec("stack")
        },
        "layout/spacer-min-length": Entry {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(250, 20).rec("a")
                    Spacer(minLength: 20).rec("s1")
                    box(100, 20).rec("b")
                }.rec("overflow")
                HStack(spacing: 0) {
                    Spacer().rec("s2")
                    box(40, 20).rec("c")
                    Spacer().rec("s3")
                }.rec("balanced")
                Spacer().rec("vspacer")
            }
        },
        "layout/spacing-default": Entry {
            HStack {
                box(50, 50).rec("a")
                box(50, 50).rec("b")
                box(50, 50).rec("c")
            }.rec("stack")
        },
        "layout/vstack-alignment": Entry {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    box(100, 20).rec("l1")
                    box(50, 20).rec("l2")
                }.rec("leading")
                VStack(alignment: .trailing, spacing: 4) {
                    box(100, 20).rec("t1")
                    box(50, 20).rec("t2")
                }.rec("trailing")
            }
        },
        "layout/vstack-spacing-default": Entry {
            VStack {
                box(50, 50).rec("a")
                box(50, 50).rec("b")
            }.rec("stack")
        },
    ]

    static let grids: [String: Entry] = [
        "grid/basic": Entry {
            Grid {
                GridRow {
                    Text("A").rec("a")
                    Text("BB").rec("bb")
                    Text("CCC").rec("ccc")
                }.rec("row1")
                GridRow {
                    box(30, 20).rec("red")
                    Text("E").rec("e")
                    box(50, 40).rec("blue")
                }
                GridRow {
                    Text("G").rec("g")
                    Text("H").rec("h")
                }
            }.rec("grid")
        },
        "grid/flexible": Entry {
            Grid {
                GridRow {
                    Text("A").rec("a")
                    fill.frame(height: 20).rec("red")
                    Text("CCC").rec("ccc")
                }
                GridRow {
                    fill.frame(height: 30).rec("blue")
                    Text("E").rec("e")
                    fill.frame(height: 30).rec("green")
                }
            }.frame(width: 280).rec("grid")
        },
        "grid/modifiers": Entry {
            Grid(alignment: .leading) {
                GridRow {
                    Text("Header").gridCellColumns(2).rec("header")
                    Text("CCC").rec("ccc")
                }
                GridRow {
                    Text("A").gridColumnAlignment(.trailing).rec("a")
                    box(60, 40).rec("red")
                    Text("E").gridCellAnchor(.bottomTrailing).rec("e")
                }
                fill.frame(height: 4).rec("divider")
                GridRow {
                    fill.gridCellUnsizedAxes(.horizontal).frame(height: 20).rec("blue")
                    Text("H").rec("h")
                }
            }.rec("grid")
        },
    ]
}
