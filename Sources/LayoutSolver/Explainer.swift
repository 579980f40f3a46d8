/// Finds out what decides the values of a solved system; of no use once the solver is changed.
///
/// *Algorithm.*
/// 1. Candidates are rows that are tight or violated; a row with room to spare decides nothing, since the optima are a
///    convex set. Of these only the cone of the variable counts: where required equalities alone determine a variable,
///    their tree; otherwise everything connected through variables that are open, and the trees behind it.
/// 2. Each candidate is left out once, and its component solved without it: it decides where the value then differs or
///    is open. These solutions are kept, as they answer for all variables of the component.
/// 3. Where what decides does not suffice by itself, because others say the same twice, the candidates are thinned to a
///    set that does and of which no member can be left out.
///
/// A cone of more than 120 rows is not examined whole: only rows that have the variable itself are, and where these do
/// not suffice by themselves, the rest of the cone is named as unexamined. The same goes where to examine all of it would
/// solve more than ``workLimit`` rows, and where to examine those would too, they are listed unexamined.
public final class Explainer {
    private typealias Component = (scratch: ScratchSystem, constraints: [ConstraintID])
    private typealias Solution = (solver: LayoutSolver, copies: [Variable: Variable])

    /// A value that hangs on more constraints than anybody reads is explained by those of its own variable.
    private static let limit = 120
    /// Solutions of larger components take too much memory to be kept.
    private static let keptSize = 600
    /// Rows that are solved for one variable at most; a tenth of a second.
    private static let workLimit = 100_000

    /// The solution itself, and two that tell whether it is the only one.
    private static let solutionsPerTrial = 3

    /// Rows that were solved so far.
    public private(set) var work = 0

    private let solver: LayoutSolver
    private var componentOf: [Variable: Int] = [:]
    private var components: [Component] = []
    /// By the constraint that was left out.
    private var without: [ConstraintID: Solution] = [:]

    public init(_ solver: LayoutSolver) {
        self.solver = solver
    }

    public func determination(of variable: Variable) -> Determination {
        if solver.knownValue(of: variable) != nil {
            return Determination(isUnique: true, steps: [], isRedundant: false)
        }
        let cone = Cone(of: variable, in: solver).candidates
        let component = component(of: variable)
        let size = component.constraints.count * Self.solutionsPerTrial
        work += size
        let isLarge = cone.count > Self.limit || cone.count * size > Self.workLimit
        let listed = isLarge ? cone.filter { speaks($0, of: variable) } : cone
        let others = cone.subtracting(listed)
            .sorted { solver.creationOrder(of: $0) < solver.creationOrder(of: $1) }
        guard !solver.isAmbiguous(variable) else {
            return Determination(
                isUnique: false, steps: solver.ordered(listed), isRedundant: false, others: others)
        }
        let candidates = component.constraints.indices.filter { listed.contains(component.constraints[$0]) }
        let isCheap = candidates.count * size <= Self.workLimit
        let necessary =
            isCheap ? Set(candidates.filter { left in !agrees(solution(component, without: left), variable) }) : []
        func answer(_ chosen: Set<Int>, isRedundant: Bool = false, others: [ConstraintID] = []) -> Determination {
            let constraints = Set(chosen.map { component.constraints[$0] })
            return Determination(
                isUnique: true, steps: solver.ordered(constraints), isRedundant: isRedundant, others: others)
        }
        if isCheap, suffices(component, necessary, variable) { return answer(necessary) }
        let isThinned = candidates.count * candidates.count * Self.solutionsPerTrial <= Self.workLimit
        guard !isLarge || (isThinned && suffices(component, Set(candidates), variable)) else {
            return answer(isCheap ? necessary : Set(candidates), others: others)
        }
        return answer(thinned(component, candidates, keeping: necessary, variable), isRedundant: true)
    }

    /// Of rows that suffice by themselves those of which none can be left out; the strongest stay.
    private func thinned(
        _ component: Component, _ candidates: [Int], keeping necessary: Set<Int>, _ variable: Variable
    ) -> Set<Int> {
        var chosen = Set(candidates)
        let weakestFirst = candidates.sorted {
            component.scratch.rows[$0].priority < component.scratch.rows[$1].priority
        }
        for index in weakestFirst where !necessary.contains(index) {
            chosen.remove(index)
            if !suffices(component, chosen, variable) { chosen.insert(index) }
        }
        return chosen
    }

    private func suffices(_ component: Component, _ chosen: Set<Int>, _ variable: Variable) -> Bool {
        work += chosen.count * Self.solutionsPerTrial
        return agrees(component.scratch.solved { chosen.contains($0) }, variable)
    }

    private func speaks(_ constraint: ConstraintID, of variable: Variable) -> Bool {
        solver.definition(of: constraint).terms.contains { $0.variable == variable }
    }

    private func component(of variable: Variable) -> Component {
        if let index = componentOf[variable] { return components[index] }
        let found = solver.component(of: [variable])
        for copy in found.scratch.variables where copy.known == nil { componentOf[copy.variable] = components.count }
        components.append(found)
        return found
    }

    private func solution(_ component: Component, without left: Int) -> Solution {
        let constraint = component.constraints[left]
        if let kept = without[constraint] { return kept }
        work += component.constraints.count * Self.solutionsPerTrial
        let made = component.scratch.solved { $0 != left }
        if component.constraints.count <= Self.keptSize { without[constraint] = made }
        return made
    }

    /// Whether the variable has its value there too, and no other one.
    private func agrees(_ solution: Solution, _ variable: Variable) -> Bool {
        guard let copy = solution.copies[variable], !solution.solver.isAmbiguous(copy) else { return false }
        let value = solver.value(of: variable)
        return abs(solution.solver.value(of: copy) - value) <= 1e-6 * max(1, abs(value))
    }
}
