/// One thing to draw, in the coordinates of the group it stands in; points, y downwards.
public indirect enum DisplayItem: Hashable, Codable, Sendable {
    case group(DisplayGroup)
    case fill(DisplayPath, DisplayPaint, evenOdd: Bool)
    case stroke(DisplayPath, DisplayPaint, DisplayStroke)
    case image(DisplayImage)
    case text(DisplayText)
}
