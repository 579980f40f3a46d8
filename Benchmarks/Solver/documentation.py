"""Writes tables for the terminal and for Documentation/Performance.md."""
import os
import pathlib
import re
import subprocess
import time

from engines import KIWI_VERSION, ROOT
from evaluation import METRICS, find

PAGE = ROOT / "Documentation/Performance.md"
HEADINGS = {
    "build_ms": "build, ms",
    "resize_us_per_view": "resize, µs/view",
    "toggle_ms": "toggle, ms",
    "bytes_per_view": "bytes/view",
}


def number(value) -> str:
    """Three digits that mean something."""
    if value is None:
        return "-"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def measured_table(rows: list) -> list:
    """A header and lines of cells: each metric of Kumiko, then kiwi's with the ratio."""
    lines = [["workload", "n"]]
    for metric in METRICS:
        lines[0] += [HEADINGS[metric], "kiwi (ratio)"]
    for entry in rows:
        if entry["engine"] != "kumiko":
            continue
        other = find(rows, "kiwi", entry["workload"], entry["n"])
        line = [entry["workload"], f"{entry['n']:,}"]
        for metric in METRICS:
            ours, theirs = entry[metric], other.get(metric)
            ratio = f" ({number(theirs / ours)}x)" if ours and theirs else ""
            line += [number(ours), number(theirs) + ratio]
        lines.append(line)
    return lines


def exponent_table(fitted: list) -> list:
    names = [metric.split("_")[0] for metric in METRICS]
    lines = [["exponent of n"] + [f"{name}: kumiko, kiwi" for name in names]]
    for workload in dict.fromkeys(entry["workload"] for entry in fitted):
        engines = {e["engine"]: e for e in fitted if e["workload"] == workload}
        line = [workload]
        for name in names:
            values = [engines.get(engine, {}).get(name + "_exponent") for engine in ("kumiko", "kiwi")]
            line.append(", ".join("-" if value is None else f"{value:.2f}" for value in values))
        lines.append(line)
    return lines


def target_table(targets: list) -> list:
    lines = [["target", "limit", "measured", "distance"]]
    for target in targets:
        size = "" if target["size"] == "-" else f" {int(target['size']):,}"
        metric = target["metric"].replace("_per_", "/").replace("_", " ")
        limit = ("<= " if target["bound"] == "most" else ">= ") + f"{target['limit']:g}"
        distance = target["distance"]
        verdict = "not measured" if distance is None else "met" if distance <= 1 else f"**{distance:.2f}x off**"
        lines.append([f"{target['workload']}{size}: {metric}", limit, number(target["measured"]), verdict])
    return lines


def plain(lines: list) -> str:
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    text = []
    for line in lines:
        cells = [cell.ljust(width) if not column else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(line, widths))]
        text.append("  ".join(cells).rstrip().replace("**", ""))
    return "\n".join(text)


def markdown(lines: list) -> str:
    rule = ["---"] + ["---:"] * (len(lines[0]) - 1)
    return "\n".join("| " + " | ".join(line) + " |" for line in [lines[0], rule] + lines[1:])


# MARK: - The page


def first_line(command: list) -> str:
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT)
    return (result.stdout.strip().splitlines() or ["unknown"])[0]


def solver_commit() -> str:
    """The last one that changed what is measured."""
    path = "Sources/LayoutSolver"
    changed = first_line(["git", "status", "--porcelain", "--", path]) != "unknown"
    return first_line(["git", "log", "-1", "--format=%h", "--", path]) + (" and changes since" if changed else "")


def machine(has_kiwi: bool) -> dict:
    info = pathlib.Path("/proc/cpuinfo").read_text()
    model = re.search(r"model name\s*: (.*)", info)
    kilobytes = re.search(r"MemTotal:\s*(\d+)", pathlib.Path("/proc/meminfo").read_text())
    system = re.search(r'PRETTY_NAME="(.*)"', pathlib.Path("/etc/os-release").read_text())
    return {
        "date": time.strftime("%Y-%m-%d"),
        "commit": solver_commit(),
        "processor": f"{model.group(1) if model else 'unknown'}, {os.cpu_count()} cores",
        "memory": f"{int(kilobytes.group(1)) / 2**20:.0f} GiB" if kilobytes else "unknown",
        "system": f"{system.group(1) if system else 'unknown'}, Linux {os.uname().release}",
        "swift": re.sub(r"\s*\(.*", "", first_line(["swiftc", "--version"])),
        "kiwi": f"kiwi {KIWI_VERSION}, {first_line(['g++', '--version'])}, -O3 -DNDEBUG" if has_kiwi else "not measured",
        "load": " ".join(f"{value:.1f}" for value in os.getloadavg()),
    }


def section(result: dict, targets: list, options: dict) -> str:
    facts = result["machine"]
    lines = [
        "| | |\n| --- | --- |",
        *(f"| {name} | {facts[name]} |" for name in ("processor", "memory", "system", "swift", "kiwi")),
        f"| measured | {facts['date']}, solver of commit {facts['commit']}, load average {facts['load']} |",
        f"| samples | medians of {options['rounds']} rounds, each a median of up to {options['samples']} in "
        f"{options['seconds']:g} s; one round above 0.5 s |",
        "",
        markdown(measured_table(result["rows"])),
        "",
        markdown(exponent_table(result["exponents"])),
        "",
        "Checks of the run:",
        "",
        *(f"- {text}" for text in result["checks"]["wrong"] + result["checks"]["remarks"]),
        "",
        "### Targets",
        "",
        markdown(target_table(targets)),
    ]
    return "\n".join(lines)


def write_page(text: str) -> None:
    """Replaces what stands between the two marks; the prose around it is written by hand."""
    begin, end = "<!-- measured: begin -->", "<!-- measured: end -->"
    page = PAGE.read_text()
    if begin not in page or end not in page:
        raise RuntimeError(f"expected the lines '{begin}' and '{end}' in {PAGE}; put them around the tables")
    head, rest = page.split(begin, 1)
    PAGE.write_text(head + begin + "\n" + text + "\n" + end + rest.split(end, 1)[1])
