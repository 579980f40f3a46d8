import CoreGraphics
import DisplayList
import Foundation
import Testing
import TextEngine

struct DisplayListRecorderTests {
    static let red = TextColor(red: 1, green: 0, blue: 0)
    static let square = DisplayPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// What a drawing records.
    static func items(_ draw: (CGContext) -> Void) -> [DisplayItem] {
        let (context, recorder) = DisplayListRecorder.makeContext()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
        draw(context)
        return recorder.items
    }

    @Test func `a fill is one item in base space`() {
        let items = Self.items {
            $0.translateBy(x: 5, y: 5)
            $0.scaleBy(x: 2, y: 3)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let path = DisplayPath(rect: CGRect(x: 5, y: 5, width: 20, height: 30))
        #expect(items == [.fill(path, .color(Self.red), evenOdd: false)])
    }

    @Test func `an even scale widens strokes, an uneven one needs a group`() {
        func draw(_ x: CGFloat, _ y: CGFloat) -> [DisplayItem] {
            Self.items {
                $0.scaleBy(x: x, y: y)
                $0.setLineWidth(3)
                $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        guard case .stroke(_, _, let stroke) = draw(2, 2).first else {
            Issue.record("expected a stroke, got \(draw(2, 2))")
            return
        }
        #expect(stroke.width == 6)
        guard case .group(let group) = draw(2, 4).first, case .stroke(let path, _, let inner) = group.items.first else {
            Issue.record("expected a stroke in a group, got \(draw(2, 4))")
            return
        }
        #expect(group.transform == [2, 0, 0, 4, 0, 0])
        #expect(inner.width == 3)
        #expect(path == DisplayPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }

    @Test func `items under one clip share its group`() {
        let items = Self.items {
            $0.saveGState()
            $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let fill = DisplayItem.fill(Self.square, .color(Self.red), evenOdd: false)
        #expect(items == [.group(DisplayGroup(clip: Self.square, items: [fill, fill])), fill])
    }

    @Test func `clips nest`() {
        let items = Self.items {
            $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        guard items.count == 1, case .group(let outer) = items[0], case .group(let inner) = outer.items.last else {
            Issue.record("expected a group in a group, got \(items)")
            return
        }
        #expect(outer.items.count == 2)
        #expect(inner.clip == DisplayPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)))
    }

    @Test func `alpha goes into colours, blend modes and shadows into groups`() {
        let items = Self.items {
            $0.setAlpha(0.5)
            $0.setBlendMode(.multiply)
            $0.setShadow(offset: CGSize(width: 1, height: 2), blur: 8, color: .black)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        guard case .group(let group) = items.first else {
            Issue.record("expected a group, got \(items)")
            return
        }
        #expect(group.blendMode == .multiply)
        #expect(group.shadow == DisplayShadow(color: .black, offsetX: 1, offsetY: 2, radius: 4))
        #expect(group.items == [.fill(Self.square, .color(Self.red.withAlpha(multipliedBy: 0.5)), evenOdd: false)])
    }

    @Test func `a transparency layer is one group with the alpha of its start`() {
        let items = Self.items {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            $0.endTransparencyLayer()
            $0.endTransparencyLayer()
        }
        let fill = DisplayItem.fill(Self.square, .color(Self.red), evenOdd: false)
        #expect(items == [.group(DisplayGroup(opacity: 0.5, isIsolated: true, items: [fill]))])
    }

    @Test func `pictures stand upright when y points upwards`() throws {
        let image = try #require(CGImage(_width: 1, height: 1, pixels: Data([1, 2, 3, 255])))
        let flipped = Self.items { $0.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 20)) }
        guard case .group(let group) = flipped.first else {
            Issue.record("expected a flipping group, got \(flipped)")
            return
        }
        #expect(group.transform == [1, 0, 0, -1, 0, 20])
        let upright = Self.items {
            $0.translateBy(x: 0, y: 20)
            $0.scaleBy(x: 1, y: -1)
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        guard case .image(let item) = upright.first else {
            Issue.record("expected an image, got \(upright)")
            return
        }
        #expect([item.x, item.y, item.width, item.height] == [0, 0, 10, 20])
    }

    @Test func `gradients end where their options say`() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil))
        func stops(_ options: CGGradientDrawingOptions) -> [Double] {
            let items = Self.items {
                $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: options)
            }
            guard case .fill(_, .linear(let stops, _, _, _, _, _), _) = items.first else { return [] }
            return stops.map(\.color.alpha)
        }
        #expect(stops([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [1, 1])
        #expect(stops([]) == [0, 1, 1, 1, 1, 0])
    }

    @Test func `state is restored`() {
        let (context, recorder) = DisplayListRecorder.makeContext()
        context.saveGState()
        context.setAlpha(0.1)
        context.translateBy(x: 100, y: 100)
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(recorder.items == [.fill(Self.square, .color(.black), evenOdd: false)])
    }

    @Test func `display lists survive being written down`() throws {
        let image = try #require(CGImage(_width: 1, height: 1, pixels: Data([1, 2, 3, 255])))
        let items = Self.items {
            $0.setShadow(offset: .zero, blur: 3, color: .black)
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let list = DisplayList(width: 1, height: 1, items: items)
        #expect(try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list)) == list)
    }

    @Test func `paths go to values and back`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
        path.addCurve(to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 9, y: 1), control2: CGPoint(x: 2, y: 3))
        path.closeSubpath()
        #expect(CGPath(DisplayPath(path)) == path.copy())
    }

    @Test func `bounds hold shadows, strokes and transforms`() {
        let fill = DisplayItem.fill(Self.square, .color(.black), evenOdd: false)
        #expect(fill.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        let shadow = DisplayShadow(color: .black, offsetX: 5, offsetY: 0, radius: 2)
        let group = DisplayItem.group(DisplayGroup(transform: [2, 0, 0, 2, 1, 1], shadow: shadow, items: [fill]))
        #expect(group.bounds == CGRect(x: -1, y: -11, width: 44, height: 44))
    }
}
