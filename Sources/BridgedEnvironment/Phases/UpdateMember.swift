/// Something that runs in updates, and may keep an update awake.
@MainActor package protocol UpdateMember: AnyObject {
    /// The name of the member in reports.
    var updateLabel: String { get }
}
