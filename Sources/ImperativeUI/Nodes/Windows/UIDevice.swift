import Foundation

/// What the application runs on.
@MainActor @preconcurrency public final class UIDevice: NSObject {
    /// The device of the application.
    public static let current = UIDevice()

    /// The name of the machine in its network.
    public nonisolated var name: String { ProcessInfo.processInfo.hostName }
    /// The kind of processor.
    public nonisolated var model: String { Self.machine }
    /// The kind of processor.
    public nonisolated var localizedModel: String { Self.machine }
    /// The name of the system.
    public nonisolated var systemName: String { Self.system }
    /// The version of the system, as numbers with points between them.
    public nonisolated var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The idiom of the screen's traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// A text that stays the same while the program runs.
    public let identifierForVendor: UUID? = UUID()

    #if os(Linux)
        private nonisolated static let system = "Linux"
    #elseif os(Windows)
        private nonisolated static let system = "Windows"
    #else
        private nonisolated static let system = "macOS"
    #endif

    #if arch(arm64)
        private nonisolated static let machine = "arm64"
    #elseif arch(x86_64)
        private nonisolated static let machine = "x86_64"
    #else
        private nonisolated static let machine = "unknown"
    #endif
}
