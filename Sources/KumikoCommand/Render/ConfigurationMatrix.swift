import DeviceCatalog
import RenderProtocol

/// All configurations that the options ask for: their values multiply.
enum ConfigurationMatrix {
    static func configurations(_ options: RenderOptions) -> [RenderConfiguration] {
        let natural = LocaleDirection.of(options.locale)
        let directions = options.directions.isEmpty ? [natural] : options.directions
        let windows: [RenderOptions.WindowSize?] = options.windows.isEmpty ? [nil] : options.windows
        var result: [RenderConfiguration] = []
        for device in options.devices {
            for size in windows {
                let profile = profile(device, size, options)
                for textSize in options.textSizes {
                    for appearance in options.appearances {
                        for direction in directions {
                            var configuration = RenderConfiguration(
                                name: "", window: profile, textSize: textSize, appearance: appearance,
                                direction: direction, locale: options.locale, time: options.time)
                            configuration.name = name(configuration, window: size, natural: natural, options)
                            result.append(configuration)
                        }
                    }
                }
            }
        }
        return result
    }

    private static func profile(
        _ device: Device, _ size: RenderOptions.WindowSize?, _ options: RenderOptions
    ) -> WindowProfile {
        let full = device.size(orientation: options.orientation)
        var profile = WindowProfile(
            device: device, orientation: options.orientation, design: options.design,
            windowWidth: size?.width ?? full.width, windowHeight: size?.height ?? full.height)
        if let scale = options.scale { profile.scale = scale }
        return profile
    }

    /// The device, then only what differs from the defaults, in a fixed order.
    private static func name(
        _ configuration: RenderConfiguration, window: RenderOptions.WindowSize?, natural: LayoutDirection,
        _ options: RenderOptions
    ) -> String {
        var parts = [configuration.window.device]
        if configuration.window.orientation != .portrait { parts.append(configuration.window.orientation.rawValue) }
        if let window { parts.append("\(short(window.width))x\(short(window.height))") }
        if configuration.textSize != .large { parts.append(configuration.textSize.rawValue) }
        if configuration.appearance != .light { parts.append(configuration.appearance.rawValue) }
        if configuration.direction != natural { parts.append(configuration.direction.rawValue) }
        if configuration.locale != LocaleDirection.defaultLocale { parts.append(configuration.locale) }
        if configuration.window.design != .ios26 { parts.append(configuration.window.design.rawValue) }
        if let scale = options.scale { parts.append("\(short(scale))x") }
        if options.time != 0 { parts.append("at\(short(options.time))") }
        return parts.joined(separator: ".")
    }

    private static func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
