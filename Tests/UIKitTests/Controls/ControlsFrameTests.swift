import Foundation
import Testing

@testable import UIKit

/// The frames that controls have when nothing gives them one.
@MainActor
@Suite(.serialized)
struct ControlsFrameTests {
    /// 20 points for the ordinary indicator, which "assumes a default size": markmeretzky.com/swift/activity; that an
    /// origin alone changes nothing of it is assumed. Switches keep their size whatever frame they are given (UISwitch's
    /// documentation).
    @Test func someControlsHaveASizeWithoutAFrame() {
        ControlSample.prepare()
        #expect(UIActivityIndicatorView().frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(UIActivityIndicatorView(frame: .zero).frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        let placed = UIActivityIndicatorView(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
        #expect(placed.frame == CGRect(x: 7, y: 9, width: 20, height: 20))
        let framed = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(framed.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
        let centred = UIActivityIndicatorView()
        centred.center = CGPoint(x: 200, y: 100)
        #expect(centred.frame == CGRect(x: 190, y: 90, width: 20, height: 20))
        #expect(UISwitch().frame.size == UISwitch(frame: CGRect(x: 0, y: 0, width: 500, height: 5)).frame.size)
        #expect(UISwitch().frame.size == UISwitch().sizeThatFits(.zero))
        #expect(UIStepper().frame.size == UIStepper().intrinsicContentSize)
    }
}
