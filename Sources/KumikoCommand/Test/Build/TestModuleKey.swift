import Foundation

/// The name under which a built module is kept: a hash of everything that it depends on.
enum TestModuleKey {
    /// Raised whenever what is generated changes its form.
    private static let form = "1"

    static func of(_ module: TestModule, languageMode: String, dependencies: [String], runtime: RuntimeLocation)
        -> String
    {
        var hash = ContentHash()
        hash.add(form)
        if module.isForApple { hash.add(runtime.stamp) }
        for text in [module.name, module.package, module.root, languageMode, module.headers ?? ""] { hash.add(text) }
        for list in [module.swiftFlags, module.otherFlags, dependencies] {
            hash.add(String(list.count))
            for text in list { hash.add(text) }
        }
        for file in module.files {
            hash.add(file.path)
            hash.add(file.source)
        }
        for path in module.otherSources + module.resources.map({ module.root + "/" + $0.path }) {
            addStatus(path, to: &hash)
        }
        if !module.isSwift, let headers = module.headers {
            for name in FileManager.default.enumerator(atPath: headers)?.compactMap({ $0 as? String }).sorted() ?? [] {
                addStatus(headers + "/" + name, to: &hash)
            }
        }
        return hash.digest()
    }

    private static func addStatus(_ path: String, to hash: inout ContentHash) {
        var status = stat()
        guard stat(path, &status) == 0 else { return hash.add(path) }
        hash.add("\(path):\(status.st_size):\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }
}
