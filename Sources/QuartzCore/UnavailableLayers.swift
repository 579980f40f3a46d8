// Layers that code may name and that nothing here draws: a sentence instead of "cannot find type".

@available(*, unavailable, message: "CAEmitterLayer is not supported: particles are not drawn.")
open class CAEmitterLayer: CALayer {}

@available(*, unavailable, message: "CAEmitterCell is not supported: particles are not drawn.")
open class CAEmitterCell {}

@available(*, unavailable, message: "CAScrollLayer is not supported: move the bounds' origin of a CALayer instead.")
open class CAScrollLayer: CALayer {}

@available(*, unavailable, message: "CATiledLayer is not supported: draw in a CALayer instead.")
open class CATiledLayer: CALayer {}

@available(*, unavailable, message: "CATransformLayer is not supported: depth is flattened layer by layer.")
open class CATransformLayer: CALayer {}

@available(*, unavailable, message: "CAMetalLayer is not supported: there is no Metal on Linux.")
open class CAMetalLayer: CALayer {}
