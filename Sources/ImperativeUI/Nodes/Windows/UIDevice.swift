import Foundation

/// The device on which the application runs.
@MainActor @preconcurrency public final class UIDevice: NSObject {
    /// The device that runs the application.
    public static let current = UIDevice()

    /// The host name of the machine.
    public nonisolated var name: String { ProcessInfo.processInfo.hostName }
    /// The processor architecture of the machine.
    public nonisolated var model: String { Self.machine }
    /// The processor architecture of the machine.
    public nonisolated var localizedModel: String { Self.machine }
    /// The name of the operating system.
    public nonisolated var systemName: String { Self.system }
    /// The version of the operating system, as numbers separated by full stops.
    public nonisolated var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The interface idiom of the screen's traits.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    /// How often notifications of the orientation were begun and not ended.
    var generationCount = 0

    /// An identifier that stays the same while the program runs.
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
