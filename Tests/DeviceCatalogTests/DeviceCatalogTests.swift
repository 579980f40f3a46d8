import Testing

@testable import DeviceCatalog

@Suite struct DeviceCatalogTests {
    @Test func everyRowOfTheDataFileIsADevice() {
        #expect(DataTable(PackageResources.devices_tsv).rows.count == DeviceCatalog.all.count)
        #expect(Set(DeviceCatalog.all.map(\.id)).count == DeviceCatalog.all.count)
    }

    @Test(arguments: DeviceCatalog.all.map(\.id))
    func numbersOfADeviceArePlausible(_ id: String) throws {
        let device = try #require(DeviceCatalog.device(id: id))
        #expect(device.width > 0 && device.height > device.width)
        #expect([2, 3].contains(device.scale))
        #expect(device.id == id && device.id == DeviceCatalog.identifier(id))
        for design in DesignGeneration.allCases {
            let insets = device.safeArea(orientation: .landscape, design: design)
            #expect(insets.left == insets.right)
        }
    }

    @Test func landscapeInsetsDifferByDesign() throws {
        let device = try #require(DeviceCatalog.device(id: "iphone-17"))
        #expect(device.safeArea(orientation: .landscape, design: .ios26).list == [20, 62, 20, 62])
        #expect(device.safeArea(orientation: .landscape, design: .ios18).list == [0, 62, 21, 62])
        #expect(device.safeArea(orientation: .portrait, design: .ios26).list == [62, 0, 34, 0])
    }

    @Test(arguments: [
        ("iPhone 17 Pro", "iphone-17-pro"), ("ipad-mini-8.3", "ipad-mini-6"), ("IPHONE-SE-3", "iphone-se-3"),
        ("iPad Pro 11 M4", "ipad-pro-11-m4"),
    ])
    func devicesAreFoundByOtherNames(_ name: String, _ id: String) {
        #expect(DeviceCatalog.device(id: name)?.id == id)
    }

    @Test func unknownNamesFindNothing() {
        #expect(DeviceCatalog.device(id: "iphone-99") == nil)
        #expect(DeviceCatalog.device(id: "") == nil)
    }

    @Test func textSizesKeepTheirOrderAndNames() {
        #expect(TextSize.allCases.count == 12)
        #expect(TextSize.allCases == TextSize.allCases.sorted())
        #expect(TextSize.accessibility3.contentSizeCategory == "UICTContentSizeCategoryAccessibilityXL")
        for size in TextSize.allCases {
            #expect(TextSize(contentSizeCategory: size.contentSizeCategory) == size)
        }
    }
}
