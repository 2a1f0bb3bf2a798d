/// Something that runs in updates, and may keep an update awake.
@MainActor package protocol UpdateMember: AnyObject {
    /// What it is called in a report.
    var updateLabel: String { get }
}
