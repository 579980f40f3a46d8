import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct CornerTests {
    private func view(_ size: CGSize, _ corners: UICornerConfiguration) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.cornerConfiguration = corners
        return view
    }

    @Test func aCapsuleFollowsTheSize() {
        let view = view(CGSize(width: 100, height: 40), .capsule())
        #expect(view.layer.cornerRadius == 20)
        view.frame.size.height = 60
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(view.layer.cornerRadius == 12)
    }

    @Test func cornersWithoutARadiusStaySquare() {
        let view = view(
            CGSize(width: 100, height: 40),
            .corners(
                topLeftRadius: .fixed(8), topRightRadius: .fixed(8), bottomLeftRadius: nil, bottomRightRadius: nil))
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func concentricCornersAreTheContainersLessTheDistance() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.layer.cornerRadius = 30
        let inner = view(CGSize(width: 100, height: 40), .corners(radius: .containerConcentric(minimum: 5)))
        container.addSubview(inner)
        inner.frame = CGRect(x: 10, y: 12, width: 100, height: 40)
        inner.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(inner.layer.cornerRadius == 20)
        inner.frame.origin = CGPoint(x: 60, y: 60)
        inner.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(inner.layer.cornerRadius == 5)
    }
}

/// Hears of properties by their names.
@MainActor
private final class Observer: UIViewController {
    var heard: [String] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let size = change?[.newKey] as? CGSize
        heard.append("\(keyPath ?? "") \(Int(size?.height ?? -1))")
    }
}

@MainActor
@Suite(.serialized)
struct KeyPathObservingTests {
    @Test func respondersHearOfChangesOncePerFrame() {
        _ApplicationHost.reset()
        let observer = Observer()
        _ApplicationHost.show(observer)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        observer.view.addSubview(scroll)
        scroll.addObserver(observer, forKeyPath: "contentSize", options: [.new], context: nil)
        scroll.contentSize.height = 200
        scroll.contentSize.height = 300
        _ApplicationHost.settle()
        #expect(observer.heard == ["contentSize 300"])
        scroll.removeObserver(observer, forKeyPath: "contentSize")
        scroll.contentSize.height = 400
        _ApplicationHost.settle()
        #expect(observer.heard.count == 1)
    }
}
