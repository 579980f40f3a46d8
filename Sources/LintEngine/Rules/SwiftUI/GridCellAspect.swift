import SwiftSyntax

extension Rule {
    static let gridCellAspect = Rule(
        "S38", "swiftui_grid_cell_aspect", .off,
        "Cells of a grid are sized by a width that is computed outside.",
        "The grid knows how wide a cell is; `aspectRatio` makes it as high as that.",
        failing: [
            "struct A: View { var body: some View { LazyVGrid(columns: columns) { ForEach(pictures) { Thumb($0).frame(width: side / 3, height: side / 3) } } } }"
        ],
        passing: [
            "struct A: View { var body: some View { LazyVGrid(columns: columns) { ForEach(pictures) { Thumb($0).aspectRatio(1, contentMode: .fit) } } } }"
        ],
        checks: [
            .chains(["frame"]) { chain, context in
                guard let link = chain.modifierIndex("frame"), let width = chain.text("width", of: link, context),
                    let height = chain.text("height", of: link, context), width == height, width.contains("/"),
                    chain.containers.contains(where: { $0.isView(["LazyVGrid", "LazyHGrid"]) })
                else { return }
                context.report(
                    chain, link: link, "the grid knows how wide its cells are",
                    fixes: ["use .aspectRatio(1, contentMode: .fit)"])
            }
        ])
}
