/// The conditions of `#if` about the platform, with their values for code that runs on iOS.
///
/// A simulator is the device: there is no hardware of a phone. Systems that are not Apple's keep the compiler's answer.
enum PlatformTable {
    private static let systems = [
        "iOS": true, "macOS": false, "OSX": false, "tvOS": false, "watchOS": false, "visionOS": false,
        "xrOS": false, "macCatalyst": false,
    ]
    private static let environments = ["simulator": true, "macCatalyst": false]

    /// Returns the answer to a condition; `nil` if it is the compiler's.
    static func answer(_ condition: Keyword, _ argument: String) -> Bool? {
        switch condition {
        case .os: systems[argument]
        case .targetEnvironment: environments[argument]
        case .canImport: ModuleTable.replacement(of: argument) == nil ? nil : true
        default: nil
        }
    }
}
