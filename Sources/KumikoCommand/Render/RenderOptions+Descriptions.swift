import CommandLineKit
import DeviceCatalog

extension RenderOptions {
    static let descriptions = [
        OptionDescription(
            "--device", value: "ID[,ID…]", help: "from 'kumiko devices'", default: DeviceCatalog.defaultID),
        OptionDescription(
            "--orientation", value: "portrait|landscape", help: "how the device is held", default: "portrait"),
        OptionDescription(
            "--window", value: "WxH[,WxH…]", help: "a window of that size in points on the device",
            default: "full screen"),
        OptionDescription(
            "--text-size", value: "NAME[,NAME…]", help: "xSmall … xxxLarge, accessibility1 … accessibility5",
            default: "large"),
        OptionDescription("--appearance", value: "light|dark[,…]", help: "colour scheme", default: "light"),
        OptionDescription(
            "--direction", value: "ltr|rtl[,…]", help: "layout direction", default: "from the locale"),
        OptionDescription("--locale", value: "ID", help: "language and region", default: "en_US"),
        OptionDescription("--design", value: "ios26|ios18", help: "generation of metrics", default: "ios26"),
        OptionDescription("--scale", value: "N", help: "pixels a point", default: "the device's"),
        OptionDescription("--only", value: "REGEX", help: "previews by name", default: "all"),
        OptionDescription(
            "--at", value: "SECONDS", help: "virtual time before the snapshot", default: "0, the first settled frame"),
        OptionDescription("--view", value: "EXPRESSION", help: "render this view instead of the previews"),
        OptionDescription(
            "--explain", value: "NAME",
            help: "print what decides the frame of a view: by its property, identifier or type"),
        OptionDescription("--format", value: "LIST", help: "of png json svg html text", default: "png,json,html"),
        OptionDescription("--output", value: "DIR", help: "where to write", default: "kumiko-output"),
        OptionDescription("--jobs", value: "N", help: "previews side by side", default: "one a core"),
        OptionDescription("--timeout", value: "SECONDS", help: "limit for one picture", default: "20"),
        OptionDescription("--shard", value: "I/N", help: "only every N-th configuration; join with 'kumiko merge'"),
        OptionDescription("--swift-version", value: "4|5|6", help: "language mode of the files", default: "5"),
    ]
}
