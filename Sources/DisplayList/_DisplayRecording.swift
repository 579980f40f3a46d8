import CoreGraphics

/// A backend that keeps what is drawn as display items before anything else happens to it.
public protocol _DisplayRecording: AnyObject {
    var _recorder: DisplayListRecorder { get }
}

extension DisplayListRecorder: _DisplayRecording {
    public var _recorder: DisplayListRecorder { self }
}
