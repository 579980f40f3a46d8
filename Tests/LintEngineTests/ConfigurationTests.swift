import Foundation
import Testing

@testable import LintEngine

@Suite struct ConfigurationTests {
    private func problem(_ text: String) -> ConfigurationProblem? {
        do {
            _ = try LintConfiguration(yaml: Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test func everythingIsRead() throws {
        let text = """
            # How this project is checked.
            rules:
              S47: warning
              swiftui_explicit_spacing: info
              R02: off
              U05:
                severity: warning
                threshold: 4
              U12:
                names: [video, chart]
            excluded:
              - Generated
              - "Sources/**/*.gen.swift"
            baseline: known.json
            strict: true
            previews: yes
            tests: false
            """
        let configuration = try LintConfiguration(yaml: Array(text.utf8))
        #expect(configuration.settings.tiers == ["S47": .warning, "S19": .info, "R02": .off, "U05": .warning])
        #expect(configuration.settings.options["U05"] == ["threshold": .integer(4)])
        #expect(configuration.settings.options["U12"] == ["names": .names(["video", "chart"])])
        #expect(configuration.excluded == ["Generated", "Sources/**/*.gen.swift"])
        #expect(configuration.baseline == "known.json")
        #expect(configuration.isStrict)
        #expect(configuration.settings.includesPreviews)
        #expect(!configuration.settings.includesTests)
    }

    @Test func emptyFilesSayNothing() throws {
        for text in ["", "# nothing\n", "rules:\n"] {
            #expect(try LintConfiguration(yaml: Array(text.utf8)) == LintConfiguration())
        }
    }

    @Test func mistakesNameTheirLine() throws {
        let key = try #require(problem("rules:\n  S47: warning\nexcluded: []\nexclude: []\n"))
        #expect(key.line == 4)
        #expect(key.unknown == "exclude")
        #expect(key.known.contains("excluded"))
        #expect(problem("rules:\n  S470: warning\n")?.line == 2)
        #expect(problem("rules:\n  S47: warn\n")?.known == ["error", "warning", "info", "off"])
        #expect(problem("rules:\n  U05:\n    thresh: 4\n")?.known == ["severity", "threshold"])
        #expect(problem("rules:\n  U05:\n    threshold: many\n")?.line == 3)
        #expect(problem("rules: [a]\n")?.line == 1)
        #expect(problem("strict: perhaps\n")?.line == 1)
        #expect(problem("rules: {\n")?.line ?? 0 > 0)
        #expect(problem("- a\n- b\n")?.line == 1)
        #expect(problem("a: &a [*a]\n") != nil)
    }

    @Test func settingsDecide() {
        var settings = RuleSettings()
        #expect(settings.tier(of: .infiniteFrame) == .error)
        #expect(settings.tier(of: .explicitSpacing) == .off)
        settings.tiers["S47"] = .info
        #expect(settings.severity(of: .infiniteFrame, asked: nil) == .info)
        settings.only = ["S19"]
        #expect(settings.tier(of: .explicitSpacing) == .info)
        #expect(settings.tier(of: .infiniteFrame) == .off)
    }

    @Test func optionsAreHeeded() {
        let text = """
            func pin() {
                a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
                a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true
            }
            """
        #expect(!Linting.codes(text).contains("U05"))
        var settings = RuleSettings()
        settings.options["U05"] = ["threshold": .integer(2)]
        #expect(Linting.findings([("A.swift", text)], settings).map(\.finding.rule) == ["U05"])
    }

    @Test func pathsAreExcluded() {
        let excluded = ExcludedPaths(["Generated", "Sources/**/*.gen.swift", "App/Old", "./Top"], in: "/p")
        for path in [
            "/p/Generated", "/p/A/Generated/B.swift", "/p/Sources/A/B/C.gen.swift", "/p/Sources/C.gen.swift",
            "/p/App/Old/A.swift", "/p/Top/A.swift",
        ] {
            #expect(excluded.contains(path), "\(path)")
        }
        for path in ["/p/A.swift", "/p/App/Older/A.swift", "/q/Generated", "/p/A/Top/B.swift", "/p/Sources/C.swift"] {
            #expect(!excluded.contains(path), "\(path)")
        }
    }
}
