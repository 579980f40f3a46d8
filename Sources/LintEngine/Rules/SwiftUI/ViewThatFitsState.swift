extension Rule {
    static let viewThatFitsState = Rule(
        "S09", "swiftui_view_that_fits_state", .info,
        "The choice of a ViewThatFits is written into state.",
        "Views appear while they are tried, so that the state says what was tried last. Choose a layout by the size instead.",
        failing: ["let a = ViewThatFits { Broad().onAppear { kind = 1 }; Slim().onAppear { kind = 2 } }"],
        passing: ["let a = ViewThatFits { Broad().onAppear { log(\"broad\") }; Slim() }"],
        checks: [
            .chains(["onAppear"]) { chain, context in
                guard let link = chain.modifierIndex("onAppear"),
                    chain.ancestors.contains(where: { $0.chain.isView("ViewThatFits") && $0.role.link == -1 }),
                    let scope = context.file.scopes.first(where: { $0.owner === chain && $0.ownerLink == link }),
                    let write = scope.assignments.first
                else { return }
                context.report(
                    chain, link: link, "'\(write.path)' says which choice was tried last, not which is shown",
                    fixes: ["choose an AnyLayout by the size"])
            }
        ])
}
