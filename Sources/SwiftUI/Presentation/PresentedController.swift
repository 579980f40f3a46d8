/// Shows the content of a sheet, a cover or a popover in the environment that it was given in.
final class PresentedController: UIViewController {
    private let hosting: _UIHostingView
    private let box: WishBox
    private let onDismiss: () -> Void

    init(_ request: PresentationRequest, _ style: UIModalPresentationStyle, _ onDismiss: @escaping () -> Void) {
        self.onDismiss = onDismiss
        let box = WishBox()
        self.box = box
        hosting = _UIHostingView(AnyView(Self.content(request, box)))
        super.init(nibName: nil, bundle: nil)
        hosting.controller = self
        hosting.inherited = Self.inherited(request)
        modalPresentationStyle = style
        // What the content wishes is known once it is up to date.
        let size = hosting.intrinsicContentSize
        if style == .popover { preferredContentSize = size }
        adapt()
        applyWishes()
        box.changed = { [weak self] in self?.applyWishes() }
    }

    required init?(coder: NSCoder) { fatalError("expected init(_:_:_:): a coder has no SwiftUI view") }

    override func loadView() {
        hosting.backgroundColor = .systemBackground
        view = hosting
        applyWishes()
    }

    func update(_ request: PresentationRequest) {
        hosting.inherited = Self.inherited(request)
        hosting.show(AnyView(Self.content(request, box)))
    }

    private static func content(_ request: PresentationRequest, _ box: WishBox) -> some View {
        let dismiss = request.dismiss
        return _PortalTarget([PresentationChannel.wishes]) { entries in
            let _ = box.take(entries)
            request.content.environment(\._dismissal, Dismissal(run: dismiss))
        }
    }

    /// A sheet that wants to cover the screen where it is narrow becomes a cover there.
    private func adapt() {
        let isNarrow = _HostEnvironment.current.horizontalSizeClass == .compact
        if modalPresentationStyle == .pageSheet, isNarrow, box.wishes.adaptation == .fullScreenCover {
            modalPresentationStyle = .fullScreen
        }
    }

    /// What belongs to the place that presents, such as its stack and its list, ends there.
    private static func inherited(_ request: PresentationRequest) -> EnvironmentValues {
        var values = request.environment
        values._navigator = nil
        values._rowContext = .none
        values._listChoice = nil
        values._choiceFollower = nil
        values._resetBarLooks()
        return values
    }

    private func applyWishes() {
        let wishes = box.wishes
        if let background = wishes.background { hosting.backgroundColor = UIColor(background) }
        guard let sheet = sheetPresentationController else { return }
        if !wishes.detents.isEmpty { sheet.detents = wishes.detents.map(\.detent) }
        sheet.selectedDetentIdentifier = wishes.selected?.identifier
        sheet.prefersGrabberVisible = box.showsGrabber
        isModalInPresentation = wishes.isDismissDisabled ?? false
        if let radius = wishes.cornerRadius { sheet.preferredCornerRadius = radius }
    }

    // MARK: - Grabber

    /// The bar at the top of a sheet that can be dragged.
    private lazy var grabber: UIView = {
        let view = UIView()
        view.backgroundColor = .tertiaryLabel
        view.layer.cornerRadius = SwiftUIMetric.grabberHeight.value / 2
        view.isUserInteractionEnabled = false
        return view
    }()

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard modalPresentationStyle == .pageSheet, box.showsGrabber else {
            if grabber.superview != nil { grabber.removeFromSuperview() }
            return
        }
        if grabber.superview == nil { view.addSubview(grabber) }
        let (width, height) = (SwiftUIMetric.grabberWidth.value, SwiftUIMetric.grabberHeight.value)
        let frame = CGRect(
            x: ((view.bounds.width - width) / 2).rounded(), y: SwiftUIMetric.grabberTop.value, width: width,
            height: height)
        if grabber.frame != frame { grabber.frame = frame }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { onDismiss() }
    }
}

extension PresentedController: UIPopoverPresentationControllerDelegate {
    /// A popover stays one where it is asked to, and becomes a sheet or a cover elsewhere.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        switch box.wishes.adaptation {
        case .popover, PresentationAdaptation.none: .none
        case .fullScreenCover: .fullScreen
        default: .pageSheet
        }
    }
}
