import Foundation
import Testing

@testable import UIKit

/// S0-30 to S0-67: anchors, the raw initialiser, the safe area.
@MainActor
@Suite("S0 anchors")
struct AnchorTests {
    @Test("S0-33, S0-34, S0-35: the raw initialiser says what an anchor says")
    func rawInitializer() {
        let stage = Stage()
        let raw = stage.add(UIView())
        let constraint = NSLayoutConstraint(
            item: raw, attribute: .top, relatedBy: .equal, toItem: stage.view, attribute: .top, multiplier: 1,
            constant: 12)
        let anchored = raw.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 12)
        for candidate in [constraint, anchored] {
            #expect(candidate.firstItem === raw && candidate.secondItem === stage.view)
            #expect(candidate.firstAttribute == .top && candidate.secondAttribute == .top)
            #expect(candidate.relation == .equal && candidate.multiplier == 1 && candidate.constant == 12)
            #expect(candidate.priority == .required && !candidate.isActive)
        }
    }

    @Test("S0-37 to S0-49: every anchor is of its axis's type and names its attribute")
    func anchors() {
        let view = UIView()
        let other = UIView()
        let horizontal: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
            (view.leadingAnchor, other.leadingAnchor, .leading), (view.leftAnchor, other.leftAnchor, .left),
            (view.trailingAnchor, other.trailingAnchor, .trailing), (view.rightAnchor, other.rightAnchor, .right),
            (view.centerXAnchor, other.centerXAnchor, .centerX),
        ]
        for (first, second, attribute) in horizontal {
            let constraint = first.constraint(equalTo: second)
            #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
        }
        let vertical: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
            (view.topAnchor, other.topAnchor, .top), (view.bottomAnchor, other.bottomAnchor, .bottom),
            (view.centerYAnchor, other.centerYAnchor, .centerY),
        ]
        for (first, second, attribute) in vertical {
            let constraint = first.constraint(equalTo: second)
            #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
        }
        let dimensions: [(NSLayoutDimension, NSLayoutConstraint.Attribute)] = [
            (view.widthAnchor, .width), (view.heightAnchor, .height),
        ]
        for (dimension, attribute) in dimensions {
            #expect(dimension.constraint(equalToConstant: 1).firstAttribute == attribute)
        }
    }

    @Test("S0-50, S0-52, S0-53, S0-54, S0-55: the ways to make a constraint")
    func equations() {
        let view = UIView()
        let parent = UIView()
        let plain = view.topAnchor.constraint(equalTo: parent.topAnchor)
        #expect(plain.constant == 0 && plain.multiplier == 1)
        #expect(view.topAnchor.constraint(equalTo: parent.topAnchor, constant: -7).constant == -7)
        let size = view.widthAnchor.constraint(equalToConstant: 44)
        #expect(size.constant == 44 && size.secondItem == nil && size.secondAttribute == .notAnAttribute)
        let ratio = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16)
        #expect(ratio.multiplier == 0.5625 && ratio.secondAttribute == .width)
    }

    @Test("S0-56, S0-57: isActive and activate hold and release constraints")
    func activation() {
        let stage = Stage()
        let view = stage.add(UIView())
        let first = view.topAnchor.constraint(equalTo: stage.view.topAnchor)
        let second = view.widthAnchor.constraint(equalToConstant: 30)
        first.isActive = true
        #expect(stage.view.constraints.contains { $0 === first })
        NSLayoutConstraint.activate([first, second])
        #expect(stage.view.constraints.filter { $0 === first }.count == 1)
        #expect(view.constraints.contains { $0 === second })
        NSLayoutConstraint.deactivate([first, second])
        #expect(!first.isActive && !second.isActive && view.constraints.isEmpty)
        #expect(!stage.view.constraints.contains { $0 === first })
    }

    @Test("S0-58, S0-59: insets at the trailing and bottom edges are negative constants")
    func signs() {
        let stage = Stage(CGSize(width: 300, height: 200))
        let view = stage.add(UIView())
        let bottom = view.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor, constant: -20)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
            view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20), bottom,
        ])
        stage.layout()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 260, height: 160))
        bottom.constant = 20
        stage.layout()
        #expect(view.frame == CGRect(x: 20, y: 20, width: 260, height: 200))
    }

    @Test("S0-60: centred at a fixed size")
    func centred() {
        let stage = Stage()
        let view = stage.add(UIView())
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: stage.view.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: stage.view.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.layout()
        #expect(view.frame == CGRect(x: 101, y: 412, width: 200, height: 50))
    }

    @Test("S0-61, S0-62, S0-63: an image view of 16 to 9 below the safe area's top")
    func aspectRatio() {
        let stage = Stage(safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        let image = stage.add(UIImageView())
        NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: stage.view.safeAreaLayoutGuide.topAnchor),
            image.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            image.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
            image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 9.0 / 16.0),
        ])
        stage.layout()
        #expect(image.frame.minY == 62 && image.frame.width == 402)
        #expect(abs(image.frame.height - 226.125) <= 0.25)
    }

    @Test("S0-63, S0-67, S0-158: content between the safe area's edges")
    func safeArea() {
        let stage = Stage(safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        let view = stage.add(UIView())
        let basic = stage.add(UIView())
        let guide = stage.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
            basic.topAnchor.constraint(equalTo: guide.topAnchor),
            basic.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
            basic.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            basic.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
        ])
        stage.layout()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 62, width: 402, height: 778))
        #expect(view.frame == CGRect(x: 0, y: 62, width: 402, height: 778))
        #expect(basic.frame == CGRect(x: 0, y: 62, width: 402, height: 812))
    }

    @Test("S0-30: the raw initialiser takes mixed axes and fails at run time")
    func rawMixedAxes() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1,
                    constant: 0)
            }
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1,
                    constant: 0)
            }
        }
    }
}
