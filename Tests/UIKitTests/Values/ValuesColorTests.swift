import Foundation
import Testing

@testable import UIKit

@Suite struct ValuesColorTests {
    private func hue(_ color: UIColor) -> [CGFloat] {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        return [hue, saturation, brightness, alpha]
    }

    @Test func hueComponentsComeBack() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let values = (0..<4).map { _ in CGFloat.random(in: 0.01...0.99, using: &generator) }
            let color = UIColor(hue: values[0], saturation: values[1], brightness: values[2], alpha: values[3])
            #expect(zip(hue(color), values).allSatisfy { abs($0 - $1) < 1e-9 }, "seed 7, \(values)")
        }
    }

    @Test func wholeCircleIsRed() {
        #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    }

    @Test func equalityLooksAtTheColourSpace() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) != .red)
        #expect(UIColor.systemBlue == UIColor.systemBlue)
        #expect(UIColor.systemBlue != UIColor.systemRed)
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    }

    @Test func displayP3RedLiesOutsideSRGB() {
        var (red, green): (CGFloat, CGFloat) = (0, 0)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(abs(red - 1.093) < 0.001)
        #expect(abs(green + 0.227) < 0.001)
    }

    @Test func alphaOfADynamicColourStaysDynamic() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(components(faint, UITraitCollection(userInterfaceStyle: .light)) == [0, 0, 0, 0.5])
        #expect(components(faint, UITraitCollection(userInterfaceStyle: .dark)) == [255, 255, 255, 0.5])
        #expect(UIColor.red.withAlphaComponent(2) == .red)
    }

    @Test func providersSeeTheTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .label }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(color.resolvedColor(with: light) == UIColor.label.resolvedColor(with: light))
        #expect(color == color)
    }

    @Test func cgColorFollowsTheCurrentTraits() {
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UIColor.systemBackground.cgColor.components == [0, 0, 0, 1])
        }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(UIColor.systemBackground.cgColor.components == [1, 1, 1, 1])
        }
        #expect(UIColor(white: 0.5, alpha: 1).cgColor.numberOfComponents == 2)
        #expect(UIColor(cgColor: UIColor.gray.cgColor) == .gray)
    }

    @Test func archivesAndComesBack() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: false)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(copy == color)
    }

    @Test func literalsMakeColours() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }
}
