extension Rule {
    static let layoutRules: [Rule] = [
        nilProposalAsZero, infiniteSize, ignoredOrigin, nothingPlaced, measurePlaceMismatch, staleCache, unusedCache,
        emptySpacing, placeUsesProposal, childOverflow,
    ]
}
