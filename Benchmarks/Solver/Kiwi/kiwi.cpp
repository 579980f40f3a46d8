// Times nucleic/kiwi on a problem that SolverBenchmark wrote, with the same phases and the same lines of output.
// Usage: kiwi FILE SAMPLES SECONDS [notoggle]
#include <kiwi/kiwi.h>
#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace {

struct Row {
    int relation;
    double priority;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Problem {
    int boxes = 0, variables = 0, rootWidth = 0, rootHeight = 0, removed = -1;
    double width = 0, height = 0;
    std::vector<Row> rows;
    std::unique_ptr<Row> added;
    /// By priority. kiwi has weights instead of levels: a factor of 1000 between neighbours, as between its own weak,
    /// medium and strong, below that of the root's size.
    std::map<double, double> strengths;
};

constexpr double editStrength = 5e8;

[[noreturn]] void fail(const std::string &message) {
    std::fprintf(stderr, "kiwi: %s\n", message.c_str());
    std::exit(2);
}

Row readRow(std::istream &in) {
    Row row;
    size_t count;
    in >> row.relation >> row.priority >> row.constant >> count;
    row.terms.resize(count);
    for (auto &term : row.terms) in >> term.first >> term.second;
    return row;
}

Problem readProblem(const char *path) {
    std::ifstream in(path);
    Problem problem;
    std::string word;
    while (in >> word) {
        if (word == "problem") {
            size_t count;
            in >> problem.boxes >> problem.variables >> count >> problem.rootWidth >> problem.rootHeight >>
                problem.width >> problem.height;
            problem.rows.reserve(count);
        } else if (word == "row") {
            problem.rows.push_back(readRow(in));
        } else if (word == "remove") {
            in >> problem.removed;
        } else if (word == "add") {
            problem.added = std::make_unique<Row>(readRow(in));
        } else {
            fail("expected 'problem', 'row', 'remove' or 'add', found '" + word + "'");
        }
    }
    if (problem.rows.empty()) fail(std::string("expected a problem in ") + path);
    std::set<double> levels;
    for (auto &row : problem.rows) levels.insert(row.priority);
    if (problem.added) levels.insert(problem.added->priority);
    double strength = editStrength / 1000;
    for (auto level = levels.rbegin(); level != levels.rend(); ++level) {
        if (*level >= 1000) continue;
        problem.strengths[*level] = strength;
        strength /= 1000;
    }
    return problem;
}

class Session {
public:
    explicit Session(const Problem &problem) : problem(problem), variables(problem.variables) {
        // First, which makes kiwi up to seven times faster than last.
        solver.addEditVariable(variables[problem.rootWidth], editStrength);
        solver.addEditVariable(variables[problem.rootHeight], editStrength);
        suggest(false);
        constraints.reserve(problem.rows.size());
        for (auto &row : problem.rows) {
            constraints.push_back(make(row));
            solver.addConstraint(constraints.back());
        }
        solver.updateVariables();
    }

    void resize(bool isLarger) {
        suggest(isLarger);
        solver.updateVariables();
    }

    double readValues() const {
        double sum = 0;
        for (auto &variable : variables) sum += variable.value();
        return sum;
    }

    std::vector<double> values() const {
        std::vector<double> result;
        for (auto &variable : variables) result.push_back(variable.value());
        return result;
    }

    kiwi::Constraint toggle() {
        if (problem.removed >= 0) solver.removeConstraint(constraints[problem.removed]);
        auto rival = make(*problem.added);
        solver.addConstraint(rival);
        solver.updateVariables();
        return rival;
    }

    void undo(const kiwi::Constraint &rival) {
        solver.removeConstraint(rival);
        if (problem.removed >= 0) {
            constraints[problem.removed] = make(problem.rows[problem.removed]);
            solver.addConstraint(constraints[problem.removed]);
        }
        solver.updateVariables();
    }

private:
    const Problem &problem;
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    void suggest(bool isLarger) {
        solver.suggestValue(variables[problem.rootWidth], problem.width + (isLarger ? 25 : 0));
        solver.suggestValue(variables[problem.rootHeight], problem.height + (isLarger ? 40 : 0));
    }

    kiwi::Constraint make(const Row &row) const {
        std::vector<kiwi::Term> terms;
        terms.reserve(row.terms.size());
        for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
        auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
        double strength = row.priority >= 1000 ? kiwi::strength::required : problem.strengths.at(row.priority);
        return kiwi::Constraint(kiwi::Expression(std::move(terms), -row.constant), relation, strength);
    }
};

// Processor time of this thread, as on the other side.
double now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

size_t allocated() {
    auto statistics = mallinfo2();
    return statistics.uordblks + statistics.hblkhd;
}

struct Samples {
    std::vector<double> seconds;
    int batch = 1;

    // The same procedure as in Samples.swift.
    Samples(int count, double limit, int maximumBatch, const std::function<double(int)> &operation) {
        double first = operation(1);
        if (first > limit / 4) {
            seconds = {first};
            return;
        }
        batch = std::max(1, int(std::min(double(maximumBatch), 200e-6 / std::max(first, 1e-7))));
        double sum = 0;
        while (int(seconds.size()) < count && sum < limit) {
            double time = operation(batch);
            seconds.push_back(time / batch);
            sum += time;
        }
    }

    double median() {
        std::sort(seconds.begin(), seconds.end());
        size_t half = seconds.size() / 2;
        return seconds.size() % 2 ? seconds[half] : (seconds[half - 1] + seconds[half]) / 2;
    }
};

class Measurement {
public:
    Measurement(const Problem &problem, int count, double seconds) : problem(problem), count(count), seconds(seconds) {}

    void run(bool withToggles) {
        size_t before = allocated();
        double start = now();
        Session session(problem);
        session.readValues();
        double first = now() - start;
        size_t bytes = allocated() - before;
        auto build = session.values();
        // One that takes this long is not done again.
        if (first > seconds / 4) {
            Samples once(1, seconds, 1, [first](int) { return first; });
            report("build", once, build, false, 0, 0, long(bytes));
        } else {
            auto samples = measureBuilds();
            report("build", samples, build, false, 0, 0, long(bytes));
        }
        session.resize(true);
        auto larger = session.values();
        session.resize(false);
        auto resizes = measureResizes(session);
        report("resize", resizes, larger, false, 25, 40, -1);
        if (!withToggles || !problem.added) return;
        start = now();
        auto rival = session.toggle();
        auto toggled = session.values();
        session.undo(rival);
        first = now() - start;
        Samples samples(count, seconds, 1 << 30, [&](int runs) {
            if (first > seconds / 4) return first;
            double begin = now();
            for (int run = 0; run < runs; run++) session.undo(session.toggle());
            return now() - begin;
        });
        report("toggle", samples, toggled, true, 0, 0, -1);
    }

private:
    const Problem &problem;
    int count;
    double seconds;
    double sink = 0;

    Samples measureBuilds() {
        return Samples(count, seconds, 64, [&](int runs) {
            std::vector<std::unique_ptr<Session>> sessions;
            sessions.reserve(runs);
            double start = now();
            for (int run = 0; run < runs; run++) {
                sessions.push_back(std::make_unique<Session>(problem));
                sink += sessions.back()->readValues();
            }
            return now() - start;
        });
    }

    Samples measureResizes(Session &session) {
        return Samples(count, seconds, 1 << 30, [&](int runs) {
            bool isLarger = false;
            double start = now();
            for (int run = 0; run < runs; run++) {
                isLarger = !isLarger;
                session.resize(isLarger);
                sink += session.readValues();
            }
            double time = now() - start;
            if (isLarger) session.resize(false);
            return time;
        });
    }

    void report(const char *phase, Samples &samples, const std::vector<double> &values, bool isToggled, double wider,
                double higher, long bytes) {
        double residual = 0, checksum = 0;
        std::map<double, double, std::greater<double>> levels;
        auto measure = [&](const Row &row) {
            double sum = -row.constant;
            for (auto &term : row.terms) sum += term.second * values[term.first];
            double error = row.relation < 0 ? std::max(0.0, sum) : row.relation > 0 ? std::max(0.0, -sum) : std::abs(sum);
            if (row.priority >= 1000) residual = std::max(residual, error);
            else levels[row.priority] += error;
        };
        for (size_t index = 0; index < problem.rows.size(); index++)
            if (!(isToggled && int(index) == problem.removed)) measure(problem.rows[index]);
        if (isToggled) measure(*problem.added);
        residual += std::abs(values[problem.rootWidth] - problem.width - wider);
        residual += std::abs(values[problem.rootHeight] - problem.height - higher);
        for (size_t index = 0; index < values.size(); index++) checksum += values[index] * double(1 + index % 97);
        std::printf("{\"phase\": \"%s\", \"seconds\": %.9g, \"samples\": %zu, \"batch\": %d, \"checksum\": %.17g, "
                    "\"residual\": %.9g, \"levels\": [", phase, samples.median(), samples.seconds.size(), samples.batch,
                    checksum, residual);
        const char *separator = "";
        for (auto &level : levels) {
            if (level.second <= 0) continue;
            std::printf("%s[%.9g, %.17g]", separator, level.first, level.second);
            separator = ", ";
        }
        std::printf("], \"boxes\": %d, \"rows\": %zu", problem.boxes, problem.rows.size());
        if (bytes >= 0) std::printf(", \"bytes\": %ld", bytes);
        std::puts("}");
        std::fflush(stdout);
        if (std::isnan(sink)) fail("a value is not a number");
    }
};

}  // namespace

int main(int argc, char **argv) {
    if (argc == 2 && !std::strcmp(argv[1], "--version")) {
        std::puts(KIWI_VERSION);
        return 0;
    }
    if (argc < 4) fail("expected FILE SAMPLES SECONDS [notoggle]");
    Problem problem = readProblem(argv[1]);
    Measurement(problem, std::atoi(argv[2]), std::atof(argv[3])).run(argc < 5);
}
