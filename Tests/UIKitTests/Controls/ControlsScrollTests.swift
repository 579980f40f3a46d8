import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlsScrollTests {
    final class Delegate: NSObject, UIScrollViewDelegate {
        var offsets: [CGPoint] = []
        var zoomed: UIView?
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }

    private func window(safeTop: CGFloat) -> UIWindow {
        _HostEnvironment.current.safeAreaInsets = UIEdgeInsets(top: safeTop, left: 0, bottom: 34, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.safeAreaMayHaveChanged()
        return window
    }

    @Test func constraintsDecideTheContentSize() {
        ControlSample.prepare()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let scroll = UIScrollView()
        let content = UIView()
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(scroll)
        scroll.addSubview(content)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.widthAnchor.constraint(equalToConstant: 200), scroll.heightAnchor.constraint(equalToConstant: 100),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 530))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 500))
        scroll.contentOffset = CGPoint(x: 0, y: 50)
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 10, width: 200, height: 500))
        #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 200, height: 100))
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    /// A scroll view that its frame guide pins stays where it is, however far the safe area moves its content.
    @Test func theFrameGuidePlacesTheScrollView() {
        ControlSample.prepare()
        let window = window(safeTop: 62)
        let scroll = UIScrollView()
        let content = UIView()
        let floating = UIView()
        for view in [scroll, content, floating] { view.translatesAutoresizingMaskIntoConstraints = false }
        window.addSubview(scroll)
        scroll.addSubview(content)
        scroll.addSubview(floating)
        let frame = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            frame.topAnchor.constraint(equalTo: window.topAnchor),
            frame.bottomAnchor.constraint(equalTo: window.bottomAnchor),
            frame.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            frame.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: frame.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1316),
            floating.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
            floating.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
            floating.widthAnchor.constraint(equalToConstant: 20), floating.heightAnchor.constraint(equalToConstant: 20),
        ])
        window.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -62))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 1316))
        // What is tied to something outside stands still while the content moves under it.
        #expect(floating.frame.minY == 38)
        scroll.contentOffset.y = 300
        window.layoutIfNeeded()
        #expect(floating.frame.minY == 400)
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(frame.layoutFrame.minY == 300)
    }

    @Test func contentSizeSetByHandStays() {
        ControlSample.prepare()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 400)
        scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    }

    @Test func contentBelowTheSafeAreaWhereItScrolls() {
        ControlSample.prepare()
        let window = window(safeTop: 62)
        let scroll = UIScrollView(frame: window.bounds)
        window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 320, height: 100)
        #expect(scroll.adjustedContentInset == .zero)
        scroll.contentSize = CGSize(width: 320, height: 1000)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -62))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == .zero)
        #expect(scroll.contentOffset == .zero)
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset.top == 62)
    }

    @Test func contentAtRestFollowsTheInset() {
        ControlSample.prepare()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.contentInset.top = 20
        #expect(scroll.contentOffset.y == -20)
        scroll.contentOffset.y = 300
        scroll.contentInset.top = 50
        #expect(scroll.contentOffset.y == 300)
    }

    @Test func rectanglesAreRevealedWithTheSmallestMove() {
        ControlSample.prepare()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 150)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 160, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 150)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 20)
    }

    @Test func delegateHearsOfScrolling() {
        ControlSample.prepare()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let delegate = Delegate()
        scroll.delegate = delegate
        scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        #expect(delegate.offsets == [CGPoint(x: 0, y: 30)])
    }

    /// Recorded: iamcgn/swiftui-web uikit/scroll/zoom, iOS Simulator 26.0.
    @Test func zoomScalesFromTheTopLeft() {
        ControlSample.prepare()
        let delegate = Delegate()
        let scroll = UIScrollView(frame: CGRect(x: 16, y: 16, width: 200, height: 150))
        let photo = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        scroll.addSubview(photo)
        scroll.contentSize = photo.frame.size
        delegate.zoomed = photo
        scroll.delegate = delegate
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 4
        scroll.setZoomScale(2, animated: false)
        #expect(photo.frame == CGRect(x: 0, y: 0, width: 160, height: 120))
        #expect(scroll.contentSize == CGSize(width: 160, height: 120))
        scroll.zoomScale = 9
        #expect(scroll.zoomScale == 4)
    }

    @Test func zoomFillsTheViewWithARectangle() {
        ControlSample.prepare()
        let delegate = Delegate()
        let scroll = UIScrollView(frame: CGRect(x: 16, y: 182, width: 200, height: 150))
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        scroll.addSubview(panel)
        scroll.contentSize = panel.frame.size
        delegate.zoomed = panel
        scroll.delegate = delegate
        scroll.maximumZoomScale = 3
        scroll.zoom(to: CGRect(x: 50, y: 50, width: 100, height: 75), animated: false)
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 100))
        #expect(panel.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    }

    @Test func narrowerDelegatesHearEverything() {
        ControlSample.prepare()
        final class Both: NSObject, UITextViewDelegate {
            var texts = 0
            var scrolls = 0
            func textViewDidChange(_ textView: UITextView) { texts += 1 }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let both = Both()
        view.delegate = both
        view.insertText("ab")
        view.contentOffset.y = 5
        #expect(both.texts == 1)
        #expect(both.scrolls == 1)
        #expect((view as UIScrollView).delegate === both)
    }
}
