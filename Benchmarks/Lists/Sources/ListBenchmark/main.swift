import Foundation

let usage = "ListBenchmark: expected 'table ROWS SCREENS' or 'feed CELLS'"

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count >= 2, let size = Int(arguments[1]), size > 0 else { fail(usage) }

switch arguments[0] {
case "table":
    guard arguments.count == 3, let screens = Int(arguments[2]), screens > 10 else { fail(usage) }
    TableMeasurement(rows: size, screens: screens).run()
case "feed":
    FeedMeasurement(cells: size).run()
default: fail(usage)
}
