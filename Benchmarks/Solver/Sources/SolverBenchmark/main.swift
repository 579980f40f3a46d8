import Foundation

let usage = """
    SolverBenchmark: expected 'measure WORKLOAD SIZE SAMPLES SECONDS [notoggle]', 'write WORKLOAD SIZE FILE' or \
    'repeat WORKLOAD SIZE build|resize|toggle SECONDS', WORKLOAD one of \(Workload.allCases.map(\.rawValue).joined(separator: ", "))
    """

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
}

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count >= 4, let workload = Workload(rawValue: arguments[1]), let size = Int(arguments[2]), size > 0
else { fail(usage) }
let problem = workload.makeProblem(size: size)

switch arguments[0] {
case "write":
    do { try problem.write(to: arguments[3]) } catch { fail("SolverBenchmark: cannot write \(arguments[3]): \(error)") }
case "measure":
    guard arguments.count >= 5, let samples = Int(arguments[3]), let seconds = Double(arguments[4]) else { fail(usage) }
    Measurement(
        problem: problem, limits: Limits(count: samples, seconds: seconds),
        areTogglesMeasured: !arguments.contains("notoggle")
    ).run()
case "repeat":
    guard arguments.count == 5, let phase = Phase(rawValue: arguments[3]), let seconds = Double(arguments[4])
    else { fail(usage) }
    Measurement(problem: problem, limits: Limits(count: .max, seconds: seconds), areTogglesMeasured: true)
        .repeatPhase(phase)
default: fail(usage)
}
