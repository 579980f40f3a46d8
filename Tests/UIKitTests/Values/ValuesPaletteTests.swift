import DeviceCatalog
import Foundation
import Testing

@testable import UIKit

/// The components of a colour, 0 to 255 and alpha.
func components(_ color: UIColor, _ traits: UITraitCollection) -> [Double] {
    let color = color._textColor(for: traits)
    return [color.red * 255, color.green * 255, color.blue * 255, color.alpha]
}

func isClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 0.01) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
}

@Suite struct ValuesPaletteTests {
    static let facts = DataTable(PackageResources.values_palette_tsv).rows

    @Test func everyFactHasItsColour() throws {
        #expect(Self.facts.count > 50)
        for fact in Self.facts {
            let design = try #require(DesignGeneration(rawValue: fact["design"]))
            let traits = UITraitCollection {
                $0.userInterfaceStyle = fact["style"] == "dark" ? .dark : .light
                $0.userInterfaceLevel = fact["level"] == "elevated" ? .elevated : .base
            }
            let color = try #require(
                SystemPalette.shared.components(named: fact["name"], traits: traits, design: design))
            let measured = [color.red * 255, color.green * 255, color.blue * 255, color.alpha].map(Double.init)
            let expected = ["red", "green", "blue", "alpha"].compactMap { fact.number($0) }
            #expect(
                isClose(measured, expected),
                "\(fact["name"]) \(fact["style"]) \(fact["design"]) (\(fact["confidence"]): \(fact["source"]))")
        }
    }

    @Test func everyPaletteRowNamesSourceAndConfidence() {
        let rows = DataTable(UIKit.PackageResources.system_palette_tsv).rows
        for row in rows {
            #expect(!row["source"].isEmpty)
            #expect(["recorded", "documented", "derived", "assumed"].contains(row["confidence"]), "\(row["name"])")
        }
    }

    @Test func highContrastFallsBackToNormal() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.accessibilityContrast = .high
        }
        #expect(components(.lightText, traits) == [255, 255, 255, 0.6])
        #expect(isClose(components(.systemRed, traits), [255, 97, 101, 1]))
    }

    @Test func tintColorFollowsTheEnvironment() {
        defer { _TintEnvironment.tint = nil }
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
        _TintEnvironment.tint = .red
        #expect(UIColor.tintColor.resolvedColor(with: light) == .red)
    }
}
