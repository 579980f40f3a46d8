import Foundation
import LayoutTree
import RenderProtocol

/// What a program made from the user's files does when the command starts it.
@MainActor public struct HostProgram {
    private let maker: any SnapshotMaker
    private let painter: any PicturePainter

    public init(maker: any SnapshotMaker, painter: any PicturePainter) {
        self.maker = maker
        self.painter = painter
    }

    /// - Parameter arguments: without the program's own name.
    /// - Returns: the exit status: 0, 1 where a configuration failed, 2 for arguments that are no request.
    public func run(_ arguments: [String]) -> Int32 {
        guard arguments.count == 2 else { return refuse("expected a request, got \(arguments.count) arguments") }
        ParentWatch.start()
        do {
            switch arguments[0] {
            case ProgramArgument.list:
                try JSONEncoder().encode(maker.previews).write(to: URL(fileURLWithPath: arguments[1]))
                return 0
            case ProgramArgument.render:
                let data = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
                return try render(JSONDecoder().decode(RenderRequest.self, from: data))
            default:
                return refuse("unknown request '\(arguments[0])'")
            }
        } catch {
            return refuse("\(error)")
        }
    }

    /// Renders the configurations one after the other; one that fails does not stop the others.
    private func render(_ request: RenderRequest) throws -> Int32 {
        guard maker.previews.indices.contains(request.preview) else {
            return refuse("there is no preview \(request.preview)")
        }
        Self.limitMemory()
        let status = try StatusFile(path: request.statusFile)
        maker.useResources(in: request.resourceFolders)
        var failed = false
        for configuration in request.configurations {
            status.append(RenderStatus(.started, configuration: configuration.name))
            do {
                var snapshot = try maker.snapshot(preview: request.preview, configuration: configuration)
                snapshot.document = snapshot.document.naming(request.userFiles)
                try write(snapshot, as: configuration.name, request)
                // Whatever becomes of the explanation, the picture is made.
                status.append(RenderStatus(.done, configuration: configuration.name))
                if let name = request.explain {
                    let explanation = maker.explanation(of: name, naming: request.userFiles)
                    status.append(RenderStatus(.done, configuration: configuration.name, explanation: explanation))
                }
            } catch {
                failed = true
                status.append(
                    RenderStatus(.failed, configuration: configuration.name, reason: String("\(error)".prefix(1000))))
            }
        }
        return failed ? 1 : 0
    }

    private func write(_ snapshot: Snapshot, as name: String, _ request: RenderRequest) throws {
        let stem = request.folder + "/" + name
        let scale = snapshot.document.configuration.scale
        for format in request.formats {
            switch format {
            case .png:
                try painter.writePNG(snapshot.displayList, scale: scale, to: stem + ".png")
                if let other = snapshot.otherDisplayList {
                    try painter.writePNG(other, scale: scale, to: stem + ".other.png")
                }
            case .svg: try painter.writeSVG(snapshot.displayList, to: stem + ".svg")
            case .json: try snapshot.document.jsonData().write(to: URL(fileURLWithPath: stem + ".json"))
            case .text: try Data(snapshot.document.textTree().utf8).write(to: URL(fileURLWithPath: stem + ".txt"))
            // The gallery is made by the command from all previews together.
            case .html: break
            }
        }
    }

    /// Code that allocates without end must stop itself before it stops the machine.
    private static func limitMemory() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_cur, memoryLimit, limit.rlim_max)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    }

    /// Bytes; the largest picture takes half a gigabyte.
    private static let memoryLimit: rlim_t = 3 << 30

    private func refuse(_ reason: String) -> Int32 {
        FileHandle.standardError.write(Data("kumiko program: \(reason)\n".utf8))
        return 2
    }
}
