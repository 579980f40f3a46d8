import CommandLineKit
import Foundation

/// The last lines of a run: what was made, what failed, where it lies.
struct RenderSummary {
    let report: RenderReport
    let output: String
    let hasGallery: Bool

    func print() {
        for preview in report.previews {
            for line in preview.printed ?? [] { Console.printError("\(preview.name): \(line)") }
        }
        for failure in report.failures { Console.printError(line(failure)) }
        let previews = report.previews.count
        let pictures = report.pictureCount
        var text = "\(pictures) \(pictures == 1 ? "picture" : "pictures") of \(previews) "
        text += previews == 1 ? "preview" : "previews"
        if !report.findings.isEmpty {
            text += ", \(report.findings.count) \(report.findings.count == 1 ? "finding" : "findings")"
        }
        if !report.failures.isEmpty { text += ", \(report.failures.count) failed" }
        Console.print(text)
        let name = hasGallery ? OutputFolder.galleryName : OutputFolder.reportName
        Console.print((hasGallery ? "gallery: " : "report: ") + output + "/" + name)
    }

    private func line(_ failure: RenderFailure) -> String {
        let place = failure.file.map { file in file + (failure.line.map { ":\($0)" } ?? "") + ": " } ?? ""
        let configuration = failure.configuration.map { " (\($0))" } ?? ""
        return "\(place)error: \(failure.preview)\(configuration): \(failure.reason)"
    }
}
