"""Turns what was measured into rows, exponents, checks and distances from the targets."""
import csv
import pathlib

from engines import fitted_exponent

METRICS = ["build_ms", "resize_us_per_view", "toggle_ms", "bytes_per_view"]


def row(engine: str, workload: str, size: int, phases: dict) -> dict:
    build, resize, toggle = (phases.get(name) for name in ("build", "resize", "toggle"))
    views = build["boxes"]
    return {
        "engine": engine,
        "workload": workload,
        "n": size,
        "views": views,
        "constraints": build["rows"],
        "build_ms": build["seconds"] * 1e3,
        "resize_us_per_view": resize["seconds"] * 1e6 / views if resize else None,
        "toggle_ms": toggle["seconds"] * 1e3 if toggle else None,
        "bytes_per_view": build["bytes"] / views,
        "samples": {name: phase["samples"] for name, phase in phases.items() if "samples" in phase},
    }


def find(rows: list, engine: str, workload: str, size: int) -> dict:
    for entry in rows:
        if (entry["engine"], entry["workload"], entry["n"]) == (engine, workload, size):
            return entry
    return {}


def exponents(rows: list) -> list:
    """Of n, over the three largest sizes that each metric was measured for; totals, not per view.

    Bytes: over all sizes from 100 on, because buffers that double make single sizes jump.
    """
    result = []
    for engine, workload in dict.fromkeys((entry["engine"], entry["workload"]) for entry in rows):
        own = [entry for entry in rows if (entry["engine"], entry["workload"]) == (engine, workload)]
        entry = {"engine": engine, "workload": workload}
        for metric in METRICS:
            factor = "views" if metric.endswith("per_view") else None
            points = [(e["n"], e[metric] * (e[factor] if factor else 1)) for e in own if e[metric]]
            name = metric.split("_")[0] + "_exponent"
            points = [p for p in points if p[0] >= 100] if metric == "bytes_per_view" else points[-3:]
            entry[name] = fitted_exponent(points) if len(points) >= 3 else None
        result.append(entry)
    return result


def distances(rows: list, fitted: list) -> list:
    """Each target with what was measured (None where it was not) and how far that is off, 1 and less being met."""
    path = pathlib.Path(__file__).resolve().parent / "targets.tsv"
    with open(path) as file:
        targets = list(csv.DictReader((line for line in file if not line.startswith("#")), delimiter="\t"))
    for target in targets:
        workload, metric, limit = target["workload"], target["metric"], float(target["limit"])
        if target["size"] == "-":
            own = [e for e in fitted if e["engine"] == "kumiko" and e["workload"] == workload]
            value = own[0].get(metric) if own else None
        elif metric == "build_ratio":
            ours, theirs = (find(rows, engine, workload, int(target["size"])) for engine in ("kumiko", "kiwi"))
            value = theirs["build_ms"] / ours["build_ms"] if ours and theirs else None
        else:
            value = find(rows, "kumiko", workload, int(target["size"])).get(metric)
        target["limit"], target["measured"] = limit, value
        target["distance"] = None
        if value is not None:
            target["distance"] = value / limit if target["bound"] == "most" else limit / value
    return targets


# MARK: - Checks


def compare_levels(ours: list, theirs: list) -> int:
    """Which optimum is better, level by level from the highest: -1 ours, 0 the same, 1 theirs."""
    ours, theirs = (dict(map(tuple, levels)) for levels in (ours, theirs))
    for level in sorted(set(ours) | set(theirs), reverse=True):
        left, right = ours.get(level, 0), theirs.get(level, 0)
        if abs(left - right) > 1e-6 * max(1, left, right):
            return -1 if left < right else 1
    return 0


def check_values(workload: str, size: int, engines: dict) -> tuple:
    """What is wrong with the values of one problem, and what is worth a remark."""
    wrong, remarks = [], []
    where = f"{workload} {size}"
    # Several divisions of the room are optimal there.
    is_unique = workload != "tree" or size < 100
    for engine, phases in engines.items():
        for phase in phases.values():
            if phase.get("residual", 0) > 1e-6:
                wrong.append(f"{where}: {engine} misses a required constraint by {phase['residual']} ({phase['phase']})")
        if "difference" in phases and is_unique:
            wrong.append(f"{where}: {engine} has other values {phases['difference']['after']} later")
    ours, theirs = engines.get("kumiko", {}), engines.get("kiwi", {})
    for name in sorted(set(ours) & set(theirs) - {"difference"}):
        better = compare_levels(ours[name]["levels"], theirs[name]["levels"])
        left, right = ours[name]["checksum"], theirs[name]["checksum"]
        if better > 0:
            wrong.append(f"{where}: kiwi's optimum is better ({name})")
        elif better < 0:
            remarks.append(f"{where}: kiwi's weights outvote a higher level ({name})")
        elif is_unique and abs(left - right) > 1e-7 * max(1, abs(left)):
            wrong.append(f"{where}: the positions differ, checksums {left} and {right} ({name})")
    return wrong, remarks


def check_levels(size: int, engines: dict) -> tuple:
    """`size` constraints of priority 500 against one of 500.5 that asks for something else."""
    wrong, remarks = [], []
    for engine, phases in engines.items():
        if "build" not in phases:
            continue
        error = dict(map(tuple, phases["build"]["levels"])).get(500.5, 0)
        text = f"{size:,} constraints of priority 500 against one of 500.5: {engine} misses it by {error:g}"
        if error == 0:
            text = f"{size:,} constraints of priority 500 against one of 500.5: {engine} holds it exactly"
        (wrong if error and engine == "kumiko" else remarks).append(text)
    return wrong, remarks
