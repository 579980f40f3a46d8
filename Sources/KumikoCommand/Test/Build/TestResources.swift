import Foundation

/// The files that a target brings with it, and the generated `Bundle.module` that finds them.
struct TestResources {
    let module: TestModule

    private var bundleName: String { "\(module.package)_\(module.name).resources" }

    /// Copies the resources.
    ///
    /// 1. `copy` keeps folders, `process` puts the files of a folder side by side.
    /// 2. The bundle lies in the module's entry of the cache, which is what the generated file names.
    ///
    /// - Parameters:
    ///   - folder: where the module is built.
    ///   - entry: where that folder is moved afterwards.
    /// - Returns: the generated file; nil where the target has no resources.
    func write(to folder: String, finally entry: String) throws -> String? {
        guard !module.resources.isEmpty else { return nil }
        let bundle = folder + "/" + bundleName
        let manager = FileManager.default
        try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
        for resource in module.resources where resource.rule != "embedInCode" {
            let path = module.root + "/" + resource.path
            let name = (path as NSString).lastPathComponent
            guard resource.rule == "process", InputCollector.isFolder(path), !name.contains(".") else {
                try? manager.copyItem(atPath: path, toPath: bundle + "/" + name)
                continue
            }
            for file in manager.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? []
            where !InputCollector.isFolder(path + "/" + file) {
                let name = (file as NSString).lastPathComponent
                try? manager.copyItem(atPath: path + "/" + file, toPath: bundle + "/" + name)
            }
        }
        let place = EntryFile.literal(entry + "/" + bundleName)
        let text = """
            import class Foundation.Bundle

            extension Foundation.Bundle {
                static let module: Bundle = Bundle(path: \(place)) ?? .main
            }

            """
        let file = folder + "/resource_bundle_accessor.swift"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }
}
