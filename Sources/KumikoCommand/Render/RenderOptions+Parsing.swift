import CommandLineKit
import DeviceCatalog
import Foundation
import RenderProtocol

extension RenderOptions {
    /// The largest side of a window in points, and the largest picture in pixels.
    static let largestSide = 10_000.0
    static let largestPicture = 120_000_000.0

    /// - Throws: ``CommandFailure`` with one line about the first value that is wrong.
    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        devices = try Self.devices(arguments.list("--device") ?? [DeviceCatalog.defaultID])
        orientation = try arguments.oneCase("--orientation", of: Orientation.self) ?? .portrait
        windows = try Self.windows(arguments.list("--window") ?? [])
        textSizes = try arguments.cases("--text-size", of: TextSize.self) ?? [.large]
        appearances = try arguments.cases("--appearance", of: Appearance.self) ?? [.light]
        directions = try arguments.cases("--direction", of: LayoutDirection.self) ?? []
        locale = try Self.locale(arguments.last("--locale") ?? LocaleDirection.defaultLocale)
        design = try arguments.oneCase("--design", of: DesignGeneration.self) ?? .ios26
        scale = try arguments.number("--scale", in: 0.5...8)
        only = try Self.pattern(arguments.last("--only"))
        time = try arguments.number("--at", in: 0...86_400) ?? 0
        formats = try arguments.cases("--format", of: RenderFormat.self) ?? [.png, .json, .html]
        output = try Self.folder(arguments.last("--output") ?? "kumiko-output")
        jobs = try arguments.integer("--jobs", in: 1...256) ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
        timeout = try arguments.number("--timeout", in: 0.1...86_400) ?? 20
        shard = try Self.shard(arguments.last("--shard"))
        expression = arguments.last("--view")
        explain = try Self.viewName(arguments.last("--explain"))
        swiftVersion = try Self.swiftVersion(arguments.last("--swift-version") ?? "5")
        try checkPictureSize()
    }

    private static func devices(_ ids: [String]) throws(CommandFailure) -> [Device] {
        var devices: [Device] = []
        for id in ids {
            guard let device = DeviceCatalog.device(id: id) else {
                let near = NearestNames.of(id, in: DeviceCatalog.all.map(\.id))
                let hint = near.isEmpty ? "" : "did you mean \(near.joined(separator: ", "))? "
                throw .usage("unknown device '\(id)'; \(hint)'kumiko devices' lists all")
            }
            if !devices.contains(device) { devices.append(device) }
        }
        return devices
    }

    private static func windows(_ texts: [String]) throws(CommandFailure) -> [WindowSize] {
        var windows: [WindowSize] = []
        for text in texts {
            let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
            guard sides.count == 2, let width = sides[0], let height = sides[1] else {
                throw .usage("--window '\(text)': expected WIDTHxHEIGHT in points, such as 375x812")
            }
            guard (1...largestSide).contains(width), (1...largestSide).contains(height) else {
                throw .usage("--window '\(text)': width and height must be from 1 to \(Int(largestSide)) points")
            }
            windows.append(WindowSize(width: width, height: height))
        }
        return windows
    }

    private static func locale(_ text: String) throws(CommandFailure) -> String {
        let parts = text.split(whereSeparator: { $0 == "_" || $0 == "-" })
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-@=".contains($0)) }
        guard isPlain, let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter)
        else { throw .usage("--locale '\(text)': expected a language and perhaps a region, such as en_US or ar") }
        return text
    }

    private static func pattern(_ text: String?) throws(CommandFailure) -> String? {
        guard let text else { return nil }
        do { _ = try Regex(text) } catch { throw .usage("--only '\(text)': not a regular expression") }
        return text
    }

    static func folder(_ path: String) throws(CommandFailure) -> String {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
            throw .usage("--output '\(path)': this is a file; expected a folder")
        }
        guard !path.isEmpty else { throw .usage("--output: expected a folder") }
        return path
    }

    private static func shard(_ text: String?) throws(CommandFailure) -> Shard? {
        guard let text else { return nil }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index)
        else { throw .usage("--shard '\(text)': expected I/N with 1 ≤ I ≤ N, such as 2/4") }
        return Shard(index: index, count: count)
    }

    private static func viewName(_ text: String?) throws(CommandFailure) -> String? {
        guard text?.isEmpty != true else {
            throw .usage("--explain: expected a view's property, identifier or type, such as titleLabel")
        }
        return text
    }

    private static func swiftVersion(_ text: String) throws(CommandFailure) -> String {
        guard ["4", "4.2", "5", "6"].contains(text) else {
            throw .usage("--swift-version '\(text)': expected 4, 4.2, 5 or 6")
        }
        return text
    }

    private func checkPictureSize() throws(CommandFailure) {
        guard formats.contains(.png) || formats.contains(.html) else { return }
        for device in devices {
            let size = device.size(orientation: orientation)
            let sizes = windows.isEmpty ? [WindowSize(width: size.width, height: size.height)] : windows
            let scale = scale ?? device.scale
            for size in sizes where size.width * size.height * scale * scale > Self.largestPicture {
                let pixels = "\(Int(size.width * scale))x\(Int(size.height * scale))"
                throw .usage(
                    "a picture of \(pixels) pixels is too large; ask for a smaller --window or a smaller --scale")
            }
        }
    }
}
