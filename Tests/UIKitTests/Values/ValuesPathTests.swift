import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite struct ValuesPathTests {
    @Test func boundsAreThoseOfTheOutline() {
        #expect(
            UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 30, height: 40)).bounds.integral
                == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 50).bounds
                == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func clockwiseMeansGrowingAnglesWithYDownwards() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.bounds.midX > 4.9 && path.bounds.midY > 4.9)
        #expect(path.bounds.width < 10.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.width > 19.9)
    }

    @Test func onlyTheNamedCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
        #expect(path.contains(CGPoint(x: 39, y: 39)))
    }

    @Test func reversingTwiceRestores() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        path.addQuadCurve(to: CGPoint(x: 0, y: 20), controlPoint: CGPoint(x: 5, y: 25))
        #expect(path.reversing().currentPoint == .zero)
        #expect(path.reversing().reversing() == path)
        #expect(path.reversing() != path)
    }

    @Test func evenOddLeavesAHole() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func copiesAndArchivesKeepEverything() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(copy.bounds.minX == 0 && path.bounds.minX == 5 && copy.lineWidth == 3)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: false)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data) == path)
    }

    @Test func insetsShrinkRectangles() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 46))
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets._edgeInsets(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    }
}
