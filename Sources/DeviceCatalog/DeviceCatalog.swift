/// The devices that a picture can be made for.
public enum DeviceCatalog {
    /// In the order of their data file: phones, then tablets, oldest first.
    public static let all: [Device] = DataTable(PackageResources.devices_tsv).rows.compactMap { Device($0) }

    /// The device that commands use when none is asked for.
    public static let defaultID = "iphone-17"

    private static let byName: [String: Device] = {
        var devices: [String: Device] = [:]
        for device in all {
            for name in [device.id, identifier(device.name)] + device.aliases { devices[name] = device }
        }
        return devices
    }()

    /// Takes an id, an alias or a full name such as `iPhone 17 Pro`; nil for a device that is not in the catalogue.
    public static func device(id: String) -> Device? { byName[identifier(id)] }

    /// Lower case, with a hyphen for each run of characters that are neither letters nor digits.
    static func identifier(_ name: String) -> String {
        name.lowercased().split { !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
}
