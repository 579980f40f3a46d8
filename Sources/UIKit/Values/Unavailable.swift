// What users will look for and Kumiko does not have: a sentence in place of a type error.

@available(*, unavailable, message: "Kumiko does not write PDF files; render with UIGraphicsImageRenderer")
public final class UIGraphicsPDFRenderer {}

@available(*, unavailable, message: "Kumiko does not write PDF files; render with UIGraphicsImageRenderer")
public final class UIGraphicsPDFRendererFormat {}

@available(*, unavailable, message: "Kumiko does not write PDF files; render with UIGraphicsImageRenderer")
public final class UIGraphicsPDFRendererContext {}
