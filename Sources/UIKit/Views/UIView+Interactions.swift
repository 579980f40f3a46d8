import Foundation

extension UIView {
    public var interactions: [any UIInteraction] {
        get { extras.interactions }
        set {
            for old in extras.interactions { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction; one that belongs to another view leaves that first.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        extras.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = extras.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    public var motionEffects: [UIMotionEffect] {
        get { extras.motionEffects }
        set { extras.motionEffects = newValue }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.removeAll { $0 === effect } }

    public var restorationIdentifier: String? {
        get { extras.restorationIdentifier }
        set { extras.restorationIdentifier = newValue }
    }
}
