import Foundation

/// Finds images by name below the resource roots.
enum ImageLookup {
    /// An image set of an asset catalog, else a file; nil where there is neither.
    static func image(named name: String, traits: UITraitCollection) -> UIImage? {
        let index = ResourceIndex.current
        if let folder = index.sets[name + ".imageset"] ?? index.sets[name + ".symbolset"] {
            return image(inSet: folder, named: name, traits: traits)
        }
        return file(named: name, traits: traits)
    }

    static func scale(ofFile path: String) -> CGFloat {
        let stem = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
        if stem.hasSuffix("@3x") { return 3 }
        return stem.hasSuffix("@2x") ? 2 : 1
    }

    // MARK: Asset catalogs

    /// The entry of an image set for the traits.
    ///
    /// 1. Only entries with a file, for this device and for appearances that hold now.
    /// 2. The most specific appearance wins.
    /// 3. Then the device's scale, then the next larger one, then the largest.
    private static func image(inSet folder: String, named name: String, traits: UITraitCollection) -> UIImage? {
        guard let contents = AssetContents.object(at: folder) else { return nil }
        let entries = (contents["images"] ?? contents["symbols"]) as? [[String: Any]] ?? []
        let usable = entries.compactMap { entry -> (entry: [String: Any], score: Int, scale: CGFloat)? in
            guard entry["filename"] is String, let score = AssetContents.score(of: entry, for: traits) else {
                return nil
            }
            return (entry, score, scale(of: entry))
        }
        guard let best = usable.map(\.score).max() else { return nil }
        let wanted = deviceScale(traits.displayScale)
        let chosen = usable.filter { $0.score == best }.min {
            distance($0.scale, from: wanted) < distance($1.scale, from: wanted)
        }
        guard let chosen, let fileName = chosen.entry["filename"] as? String,
            let data = FileManager.default.contents(atPath: folder + "/" + fileName), let file = ImageFile(data: data)
        else { return nil }
        var attributes = ImageAttributes()
        attributes.scale = chosen.scale
        attributes.name = name
        if let properties = contents["properties"] as? [String: Any] {
            switch properties["template-rendering-intent"] as? String {
            case "template": attributes.renderingMode = .alwaysTemplate
            case "original": attributes.renderingMode = .alwaysOriginal
            default: break
            }
        }
        addResizing(chosen.entry["resizing"] as? [String: Any], to: &attributes)
        return UIImage(content: .file(file), attributes: attributes)
    }

    private static func scale(of entry: [String: Any]) -> CGFloat {
        let text = entry["scale"] as? String ?? "1x"
        return Double(text.dropLast()).map { CGFloat($0) } ?? 1
    }

    private static func distance(_ scale: CGFloat, from wanted: CGFloat) -> CGFloat {
        scale >= wanted ? scale - wanted : 100 + wanted - scale
    }

    /// Cap insets of a catalog are pixels.
    private static func addResizing(_ resizing: [String: Any]?, to attributes: inout ImageAttributes) {
        guard let resizing, let caps = resizing["cap-insets"] as? [String: Any] else { return }
        let scale = attributes.scale
        let value = { (key: String) in (caps[key] as? Double).map { CGFloat($0) / scale } ?? 0 }
        attributes.capInsets = UIEdgeInsets(
            top: value("top"), left: value("left"), bottom: value("bottom"), right: value("right"))
        attributes.isResizable = true
        let center = resizing["center"] as? [String: Any]
        attributes.resizingMode = center?["mode"] as? String == "tile" ? .tile : .stretch
    }

    // MARK: Files

    /// `name`, `name@2x` and `name@3x`, with `.png` where the name has no extension, best scale first.
    private static func file(named name: String, traits: UITraitCollection) -> UIImage? {
        let files = ResourceIndex.current.files
        let fileName = String(name.split(separator: "/").last ?? "")
        let dot = fileName.lastIndex(of: ".")
        let stem = dot.map { String(fileName[..<$0]) } ?? fileName
        let extensions = dot.map { [String(fileName[fileName.index(after: $0)...])] } ?? ["png", "jpg", "jpeg", "pdf"]
        let wanted = deviceScale(traits.displayScale)
        let scales: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)]
        for candidate in scales.sorted(by: { distance($0.scale, from: wanted) < distance($1.scale, from: wanted) }) {
            for fileExtension in extensions {
                guard let path = files[stem + candidate.suffix + "." + fileExtension],
                    let image = UIImage(contentsOfFile: path)
                else { continue }
                return image.changing { $0.name = name }
            }
        }
        return nil
    }
}
