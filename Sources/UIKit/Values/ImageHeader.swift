import Foundation

/// Finds the size of a picture in the first bytes of its file, so that layout needs no decoder.
enum ImageHeader {
    /// Pixels, or points for PDF and SVG; nil for an unknown format.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(65_536))
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return size(bytes, width: 16, height: 20, count: 4) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg([UInt8](data)) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        if bytes.starts(with: Array("RIFF".utf8)) { return webP(bytes) }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("%PDF") { return pdf(text) }
        if text.contains("<svg") { return svg(text) }
        return nil
    }

    private static func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func size(_ bytes: [UInt8], width: Int, height: Int, count: Int) -> CGSize? {
        guard let width = number(bytes, at: width, count: count), let height = number(bytes, at: height, count: count),
            width > 0, height > 0
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Walks the segments to the frame header.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var offset = 2
        while let marker = number(bytes, at: offset, count: 2), let length = number(bytes, at: offset + 2, count: 2) {
            let isFrame = (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
            if isFrame { return size(bytes, width: offset + 7, height: offset + 5, count: 2) }
            guard marker >= 0xFF00, length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10 else { return nil }
        return CGSize(
            width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    private static func webP(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            let width = Int(bytes[24]) | Int(bytes[25]) << 8 | Int(bytes[26]) << 16
            let height = Int(bytes[27]) | Int(bytes[28]) << 8 | Int(bytes[29]) << 16
            return CGSize(width: width + 1, height: height + 1)
        case "VP8L":
            let bits = Int(bytes[21]) | Int(bytes[22]) << 8 | Int(bytes[23]) << 16 | Int(bytes[24]) << 24
            return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8 ":
            let width = (Int(bytes[26]) | Int(bytes[27]) << 8) & 0x3FFF
            let height = (Int(bytes[28]) | Int(bytes[29]) << 8) & 0x3FFF
            return CGSize(width: width, height: height)
        default: return nil
        }
    }

    /// The first media box.
    private static func pdf(_ text: String) -> CGSize? {
        guard let box = text.range(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }

    /// Width and height of the root element, else its view box.
    private static func svg(_ text: String) -> CGSize? {
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        if let width = attribute("width", of: tag).flatMap(length),
            let height = attribute("height", of: tag).flatMap(length)
        {
            return CGSize(width: width, height: height)
        }
        let box = attribute("viewBox", of: tag)?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        for quote in ["\"", "'"] {
            guard let start = tag.range(of: " \(name)=\(quote)"),
                let end = tag[start.upperBound...].range(of: quote)
            else { continue }
            return String(tag[start.upperBound..<end.lowerBound])
        }
        return nil
    }

    private static func length(_ text: String) -> Double? {
        Double(text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
    }
}
