import LayoutSolver

/// Why an item is where it is, on one number of its rectangle.
@MainActor
public struct _LayoutExplanation {
    /// One of the four numbers.
    public enum Quantity: String, CaseIterable, Sendable {
        case x, y, width, height
    }

    /// What a row has to do with the number.
    public enum Role: Sendable {
        /// One on the way to the number, or a limit of an open one.
        case decides
        /// One of two of one priority that cannot both be satisfied: the number is open as either may give way.
        case ties
        /// It speaks of the number, but was left out as it conflicts with others.
        case broken
    }

    /// One row on the way to the number.
    public struct Step {
        public var reason: _LayoutReason
        public var role = Role.decides
        /// What follows from the row and those before it; nil where several rows decide together.
        public var result: (item: any _LayoutItem, quantity: Quantity, value: Double)?
    }

    public var quantity: Quantity
    /// Points; of the alignment rectangle, in the superitem's coordinates.
    public var value: Double
    /// Whether another value would satisfy all constraints as well.
    public var isAmbiguous: Bool
    /// In the order of derivation, what was left out last; empty where the number was fixed from outside.
    public var steps: [Step]
    /// Whether other constraints say the same as some of the steps.
    public var isRedundant: Bool
    /// How many more constraints the number hangs on, none of which mentions it.
    public var furtherCount: Int
}

extension _LayoutEngine {
    /// What decides the four numbers of an item; empty where no constraint mentions it.
    public func explanations(of item: any _LayoutItem) -> [_LayoutExplanation] {
        update()
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return [] }
        let explainer = currentExplainer()
        return _LayoutExplanation.Quantity.allCases.map { quantity in
            let variable = variables[quantity]
            let determination = explainer.determination(of: variable)
            return _LayoutExplanation(
                quantity: quantity, value: solver.value(of: variable), isAmbiguous: !determination.isUnique,
                steps: steps(determination, of: variable), isRedundant: determination.isRedundant,
                furtherCount: determination.others.count)
        }
    }

    /// How many rows were solved for explanations since the last change; who asks for many stops at some number.
    public var explanationWork: Int { explainer?.work ?? 0 }

    private func steps(_ determination: Determination, of variable: Variable) -> [_LayoutExplanation.Step] {
        let tie = determination.isUnique ? nil : solver.tie(at: variable)
        let tied = tie.map { [$0.first, $0.second] } ?? []
        let listed = Set(determination.constraints)
        let broken = solver.conflicts.map(\.broken).filter { id in
            solver.definition(of: id).terms.contains { $0.variable == variable }
        }
        return determination.steps.map { step in
            _LayoutExplanation.Step(
                reason: reason(of: step.constraint), role: tied.contains(step.constraint) ? .ties : .decides,
                result: step.determined.flatMap(result))
        }
            + tied.filter { !listed.contains($0) }.map { .init(reason: reason(of: $0), role: .ties) }
            + broken.map { .init(reason: reason(of: $0), role: .broken) }
    }

    private func result(of variable: Variable) -> (
        item: any _LayoutItem, quantity: _LayoutExplanation.Quantity, value: Double
    )? {
        let index = Int(variable.index)
        guard index < itemsOfVariables.count, let item = itemsOfVariables[index]?.item,
            let variables = item._layoutNode.variables
        else { return nil }
        let quantity = _LayoutExplanation.Quantity.allCases.first { variables[$0] == variable }
        return quantity.map { (item, $0, solver.value(of: variable)) }
    }

    private func currentExplainer() -> Explainer {
        let current = explainer ?? Explainer(solver)
        explainer = current
        return current
    }

    /// The active constraints that decide an item's place and length on an axis, in the order they were made.
    ///
    /// These are the constraints with a part in the item's numbers, be they its own or those of what it hangs on.
    /// Autoresizing and content size decide too but are no constraint objects here.
    public func constraintsAffecting(
        _ item: any _LayoutItem, _ axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        update()
        guard let variables = item._layoutNode.variables, item._layoutNode.engine === self else { return [] }
        let numbers =
            axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height]
        let explainer = currentExplainer()
        let rows = Set(
            numbers.flatMap { number in
                let determination = explainer.determination(of: number)
                return determination.constraints + determination.others
            })
        return rows.compactMap { reason(of: $0).constraint }.sorted { $0.serial < $1.serial }
    }
}

extension _LayoutNode.Variables {
    subscript(quantity: _LayoutExplanation.Quantity) -> Variable {
        switch quantity {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
