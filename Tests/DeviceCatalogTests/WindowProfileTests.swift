import Testing

@testable import DeviceCatalog

@Suite struct WindowProfileTests {
    private func profile(
        _ id: String, _ width: Double, _ height: Double, orientation: Orientation = .portrait,
        design: DesignGeneration = .ios26
    ) throws -> WindowProfile {
        let device = try #require(DeviceCatalog.device(id: id))
        return WindowProfile(
            device: device, orientation: orientation, design: design, windowWidth: width, windowHeight: height)
    }

    /// Panes as tall as a tablet of the catalogue, in the classes that were recorded for them.
    @Test(arguments: SplitViewPane.all.filter { $0.share != "full" })
    func splitViewPanesHaveTheirRecordedClass(_ pane: SplitViewPane) throws {
        let device = try #require(
            DeviceCatalog.all.first { device in
                device.isPad && device.size(orientation: pane.orientation).height == pane.height
            })
        let window = WindowProfile(
            device: device, orientation: pane.orientation, windowWidth: pane.width, windowHeight: pane.height)
        #expect(window.horizontalSizeClass == pane.widthClass)
        #expect(window.verticalSizeClass == .regular)
        #expect(window.safeArea == device.safeArea(orientation: pane.orientation, design: .ios26))
    }

    @Test func phonesKeepTheirInsetsAndClasses() throws {
        let window = try profile("iphone-17", 320, 480)
        #expect(window.safeArea.list == [62, 0, 34, 0])
        #expect(window.horizontalSizeClass == .compact && window.verticalSizeClass == .regular)
        #expect([window.width, window.height] == [320, 480])
    }

    @Test func floatingWindowsOfATabletHaveATopInsetOnly() throws {
        for design in DesignGeneration.allCases {
            let window = try profile("ipad-pro-11-m4", 500, 700, design: design)
            #expect(window.safeArea.top > 0)
            #expect(window.safeArea.bottom == 0)
            #expect(window.horizontalSizeClass == .compact)
        }
        #expect(try profile("ipad-pro-11-m4", 700, 700).horizontalSizeClass == .regular)
    }

    @Test func aWindowOfTheScreensSizeIsTheScreen() throws {
        let device = try #require(DeviceCatalog.device(id: "ipad-pro-11-m4"))
        #expect(try profile("ipad-pro-11-m4", 834, 1210) == WindowProfile(device: device))
        #expect(WindowProfile(device: device).fillsScreen)
    }

    @Test func landscapeMarginsFollowTheWidthClass() throws {
        let small = try #require(DeviceCatalog.device(id: "iphone-13"))
        let large = try #require(DeviceCatalog.device(id: "iphone-17-pro-max"))
        #expect(WindowProfile(device: small, orientation: .landscape).layoutMargin == 16)
        #expect(WindowProfile(device: large, orientation: .landscape).layoutMargin == 20)
    }

    @Test func aCanvasOfAPreviewHasNoInsets() throws {
        let canvas = try profile("iphone-17", 402, 874).canvas(width: 200, height: 100)
        #expect(canvas.safeArea == .zero)
        #expect([canvas.width, canvas.height] == [200, 100])
        #expect(!canvas.fillsScreen)
    }
}
