"""Builds the two engines' programs and runs them on one problem at a time."""
import json
import pathlib
import statistics
import subprocess
import sys
import tarfile
from math import log

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
BUILD = ROOT / ".build/benchmark"
# Its headers are BSD-licensed and come from the source package on PyPI; they stay in the build folder.
KIWI_VERSION = "1.5.1"

def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)

def call(arguments, what: str) -> str:
    result = subprocess.run([str(a) for a in arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise RuntimeError(f"{what} failed:\n{result.stdout[-3000:]}")
    return result.stdout

def build_kumiko() -> pathlib.Path:
    say("building the solver in release")
    scratch = BUILD / "swift"
    call(["swift", "build", "-c", "release", "--package-path", FOLDER, "--scratch-path", scratch], "swift build")
    return scratch / "release/SolverBenchmark"

def build_kiwi() -> pathlib.Path:
    """Downloads the headers once and compiles the driver when it changed."""
    folder = BUILD / "kiwi"
    headers = folder / f"kiwisolver-{KIWI_VERSION}"
    if not (headers / "kiwi/kiwi.h").exists():
        say(f"fetching kiwi {KIWI_VERSION}")
        folder.mkdir(parents=True, exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps"]
        call(pip + ["--dest", folder, f"kiwisolver=={KIWI_VERSION}"], "pip download")
        with tarfile.open(folder / f"kiwisolver-{KIWI_VERSION}.tar.gz") as archive:
            archive.extractall(folder)
    source, program = FOLDER / "Kiwi/kiwi.cpp", folder / "kiwi"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        call(["g++", "-std=c++17", "-O3", "-DNDEBUG", "-isystem", headers, source, "-o", program], "g++")
    return program

class Runner:
    """Runs an engine's sizes in rising order and leaves out what would take too long."""

    def __init__(self, kumiko, kiwi, samples: int, seconds: float, longest: float, rounds: int):
        self.kumiko, self.kiwi = kumiko, kiwi
        self.samples, self.seconds, self.longest = samples, seconds, longest
        self.rounds = rounds
        self.times = {}

    def predicted(self, engine: str, workload: str, phase: str, size: int) -> float:
        known = sorted(self.times.get((engine, workload, phase), {}).items())
        if not known:
            return 0
        (last, time), exponent = known[-1], 3.0
        if len(known) > 1 and last >= 100:
            (before, earlier), exponent = known[-2], 2.0
            exponent = max(exponent, fitted_exponent([(before, earlier), (last, time)]))
        return time * (size / last) ** exponent

    def measure(self, engine: str, workload: str, size: int) -> dict:
        """The phases that were measured, by name; empty where it was left out."""
        if self.predicted(engine, workload, "build", size) > self.longest:
            # Larger ones take longer still.
            self.times[engine, workload, "build"] = {size: float("inf")}
            return {}
        with_toggle = self.predicted(engine, workload, "toggle", size) <= self.longest
        if not with_toggle:
            self.times[engine, workload, "toggle"] = {size: float("inf")}
        phases = self.run(engine, workload, size, with_toggle)
        for name, phase in phases.items():
            self.times.setdefault((engine, workload, name), {})[size] = phase.get("seconds", 0)
        return phases

    def measure_again(self, engine: str, workload: str, size: int, phases: dict) -> None:
        """Adds another round to what was measured, unless it takes long enough to be steady alone."""
        if not phases or sum(phase.get("seconds", 0) for phase in phases.values()) > 0.5:
            return
        for name, phase in self.run(engine, workload, size, "toggle" in phases).items():
            if "seconds" in phase and name in phases:
                phases[name]["rounds"] = phases[name].get("rounds", [phases[name]["seconds"]]) + [phase["seconds"]]
                phases[name]["seconds"] = statistics.median(phases[name]["rounds"])
                phases[name]["samples"] += phase["samples"]

    def run(self, engine: str, workload: str, size: int, with_toggle: bool) -> dict:
        limits = [str(self.samples), str(self.seconds)] + ([] if with_toggle else ["notoggle"])
        if engine == "kumiko":
            command = [self.kumiko, "measure", workload, size] + limits
        else:
            problem = BUILD / "problem.txt"
            call([self.kumiko, "write", workload, size, problem], "writing the problem")
            command = [self.kiwi, problem] + limits
        phases = map(json.loads, self.output(command))
        return {phase["phase"]: phase for phase in phases}

    def output(self, command) -> list:
        """Lines of a program; those before the time limit where it takes longer than predicted."""
        try:
            result = subprocess.run(
                [str(a) for a in command], stdout=subprocess.PIPE, text=True, timeout=10 * self.longest)
        except subprocess.TimeoutExpired as expired:
            say(f"{' '.join(map(str, command))} took too long")
            return (expired.stdout or b"").decode().splitlines()
        if result.returncode != 0:
            raise RuntimeError(f"{' '.join(map(str, command))} ended with {result.returncode}")
        return result.stdout.splitlines()

def fitted_exponent(points) -> float:
    """The slope of a straight line through the logarithms, by least squares."""
    xs, ys = [log(size) for size, _ in points], [log(value) for _, value in points]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys)) / sum((x - mean_x) ** 2 for x in xs)
