import SwiftUICore

extension RecordedViews {
    static let texts: [String: Entry] = [
        "image/intrinsic": Entry {
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .top, spacing: 4) {
                    Image("swatch 64 40").rec("swatch")
                    Image("tall 20 64").rec("tall")
                    Image("photo 80 60").rec("photo")
                }.rec("row1")
                HStack(alignment: .top, spacing: 4) {
                    Image("nested 32 16").rec("nested")
                    Image("loose 32 16").rec("loose")
                    Image("badge 20 20").rec("badge")
                    Image("dual 48 24").rec("dual")
                    Image("no such").rec("missing")
                    Image("none").rec("wrongNamespace")
                }.rec("row2")
            }.rec("stack")
        },
        "text/hstack-baseline": Entry {
            VStack(spacing: 0) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Big").font(.largeTitle).rec("big")
                    Text("small").rec("small")
                    box(10, 10).rec("box")
                }.rec("first")
                HStack(alignment: .lastTextBaseline) {
                    Text("Big").font(.largeTitle).rec("big2")
                    Text("small").rec("small2")
                }.rec("last")
            }
        },
        "text/vstack-spacing": Entry {
            VStack {
                Text("One").rec("one")
                Text("Two").rec("two")
                box(50, 10).rec("box")
                Text("Three").rec("three")
            }.rec("stack")
        },
        "text/vstack-spacing-mixed": Entry {
            VStack {
                Text("Hg").font(.largeTitle).rec("large1")
                Text("Hg").rec("body1")
                Text("Hg").font(.largeTitle).rec("large2")
                box(50, 10).rec("box")
                Text("Hg").font(.largeTitle).rec("large3")
                Text("Hg").font(.caption2).rec("caption")
                Text("Hg").rec("body2")
            }.rec("stack")
        },
        "text/wrapped": Entry {
            VStack(alignment: .leading, spacing: 0) {
                Text(RecordedText.sentence).rec("narrow").frame(width: 150, alignment: .topLeading).rec("narrowFrame")
                Text(RecordedText.sentence).rec("wide").frame(width: 260, alignment: .topLeading)
                Text(RecordedText.sentence).rec("free")
            }.rec("column")
        },
    ]
}
