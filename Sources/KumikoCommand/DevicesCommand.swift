import CommandLineKit
import DeviceCatalog
import Foundation

/// `kumiko devices`: the catalogue as a table or as JSON.
struct DevicesCommand: Subcommand {
    enum Format: String, CaseIterable { case text, json }

    let name = "devices"
    let operands = ""
    let summary = "lists the devices: id, name, points, scale, safe areas, size classes"
    let options = [
        OptionDescription("--format", value: "text|json", help: "how to print it", default: "text"),
        OptionDescription("--design", value: "ios26|ios18", help: "generation of the safe areas", default: "ios26"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        if let extra = arguments.operands.first { throw CommandFailure.usage("devices takes no operand '\(extra)'") }
        let design = try arguments.oneCase("--design", of: DesignGeneration.self) ?? .ios26
        switch try arguments.oneCase("--format", of: Format.self) ?? .text {
        case .text: Console.print(table(design))
        case .json: Console.print(try json(design))
        }
        return .done
    }

    private struct Entry: Encodable {
        var id: String
        var name: String
        var points: [Double]
        var scale: Double
        var safeArea: [String: [Double]]
        var sizeClasses: [String: [String]]

        init(_ device: Device, _ design: DesignGeneration) {
            id = device.id
            name = device.name
            points = [device.width, device.height]
            scale = device.scale
            safeArea = [:]
            sizeClasses = [:]
            for orientation in Orientation.allCases {
                safeArea[orientation.rawValue] = device.safeArea(orientation: orientation, design: design).list
                sizeClasses[orientation.rawValue] = device.sizeClasses(orientation: orientation).list
            }
        }
    }

    func json(_ design: DesignGeneration) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(DeviceCatalog.all.map { Entry($0, design) })
        return String(decoding: data, as: UTF8.self)
    }

    func table(_ design: DesignGeneration) -> String {
        var rows = [["ID", "NAME", "POINTS", "SCALE", "SAFE AREA (top left bottom right)", "SIZE CLASSES (w h)"]]
        for device in DeviceCatalog.all {
            let insets = Orientation.allCases.map { orientation in
                let list = device.safeArea(orientation: orientation, design: design).list
                return list.map { String(Int($0)) }.joined(separator: " ")
            }
            let classes = Orientation.allCases.map { orientation in
                device.sizeClasses(orientation: orientation).list.joined(separator: " ")
            }
            rows.append([
                device.id, device.name, "\(Int(device.width))x\(Int(device.height))", "\(Int(device.scale))x",
                insets.joined(separator: " | "), classes.joined(separator: " | "),
            ])
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
                .joined(separator: "  ")
        }
        let note = "Insets and classes: portrait | landscape, for \(design.rawValue)."
        return (lines + ["", note]).joined(separator: "\n")
    }
}
