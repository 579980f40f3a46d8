import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ControlsImageTests {
    @Test func sizeIsTheImages() throws {
        ControlSample.prepare()
        let star = try #require(UIImage(systemName: "star"))
        let view = UIImageView(image: star)
        #expect(view.frame.size == star.size)
        let insets = star.alignmentRectInsets
        #expect(isClose(view.intrinsicContentSize.width, Double(star.size.width - insets.left - insets.right)))
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func highlightedImageIsShownWhileHighlighted() throws {
        ControlSample.prepare()
        let (star, bell) = (UIImage(systemName: "star"), UIImage(systemName: "bell"))
        let view = UIImageView(image: star, highlightedImage: bell)
        #expect(view.shownImage == star)
        view.isHighlighted = true
        #expect(view.shownImage == bell)
        view.highlightedImage = nil
        #expect(view.shownImage == star)
    }

    @Test func symbolConfigurationOfTheViewDecidesTheSize() throws {
        ControlSample.prepare()
        let view = UIImageView(image: UIImage(systemName: "star"))
        let small = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width > small.width * 1.5)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)),
        (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
        (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)),
        (.center, CGRect(x: 40, y: 20, width: 20, height: 20)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 80, y: 40, width: 20, height: 20)),
        (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
        (.right, CGRect(x: 80, y: 20, width: 20, height: 20)),
    ])
    func contentModes(_ mode: UIView.ContentMode, _ expected: CGRect) {
        ControlSample.prepare()
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(ImagePlacement.rect(for: CGSize(width: 20, height: 20), in: bounds, mode: mode) == expected)
    }

    @Test func symbolsStandOnTheirBaseline() throws {
        ControlSample.prepare()
        let view = UIImageView(image: UIImage(systemName: "star"))
        let offset = try #require(view.image?.baselineOffsetFromBottom)
        #expect(abs(view.baselineOffsets.last - offset) <= 0.25)
        #expect(
            isClose(view.baselineOffsets.first + view.baselineOffsets.last, Double(view.intrinsicContentSize.height)))
    }
}
