/// Another foreground style; nil for the system's.
///
/// A level of the hierarchy, such as `.secondary`, is that of the style around.
struct ForegroundChange {
    let style: AnyShapeStyle?
    let levels: [AnyShapeStyle]
}

extension ForegroundChange: ViewModifier {
    typealias Body = Never

    static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ context: _NodeContext
    ) -> _TypedNode<ModifiedContent<C, Self>> {
        ForwardingNode(view, context) { view in
            let change = view.modifier
            return view.content.modifier(
                EnvironmentChange { environment in
                    let outer = environment
                    if let style = change.style, outer._foregroundStyle != nil {
                        // The style may ask for the one around it, which must not be itself.
                        environment._foregroundStyle = AnyShapeStyle(paint: { inner in
                            var values = inner
                            values._foregroundStyle = outer._foregroundStyle
                            values._foregroundLevels = outer._foregroundLevels
                            return style._paint(in: values)
                        })
                    } else {
                        environment._foregroundStyle = change.style
                    }
                    if !change.levels.isEmpty || change.style == nil { environment._foregroundLevels = change.levels }
                })
        }
    }
}
