/// The programs that may see a representation.
public struct TransferRepresentationVisibility: Equatable, Sendable {
    /// The visibilities, the widest first.
    private enum Reach: Int { case all, team, group, ownProcess }
    private let reach: Reach

    /// Every program may see the representation.
    public static let all = TransferRepresentationVisibility(reach: .all)
    /// Programs of the same developers may see the representation.
    public static let team = TransferRepresentationVisibility(reach: .team)
    /// Programs of the same group may see the representation.
    public static let group = TransferRepresentationVisibility(reach: .group)
    /// No program but this one may see the representation.
    public static let ownProcess = TransferRepresentationVisibility(reach: .ownProcess)

    /// Returns whether a program of another visibility may see the representation.
    func includes(_ other: TransferRepresentationVisibility) -> Bool { reach.rawValue <= other.reach.rawValue }

    /// The same visibility for an item provider.
    var ofProvider: NSItemProviderRepresentationVisibility {
        switch reach {
        case .all: .all
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        }
    }
}
