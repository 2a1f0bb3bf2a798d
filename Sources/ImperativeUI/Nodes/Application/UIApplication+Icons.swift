import Foundation

extension UIApplication {
    /// Whether the application can change its icon: `false`, because no host shows one.
    public final var supportsAlternateIcons: Bool { false }

    /// The name of the icon that is shown instead of the main one: always `nil`.
    public final var alternateIconName: String? { nil }

    /// Asks for another icon of the application. No host shows one: the completion receives an error, later, unless the
    /// main icon is asked for.
    ///
    /// - Parameters:
    ///   - alternateIconName: The name of the icon; `nil` for the main one.
    ///   - completionHandler: A closure that receives the error; `nil` for none.
    @preconcurrency public final func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        let isMain = alternateIconName == nil
        Task { @MainActor in completionHandler(isMain ? nil : CocoaError(.featureUnsupported)) }
    }

    /// Asks for another icon of the application. No host shows one: throws an error, unless the main icon is asked for.
    public final func setAlternateIconName(_ alternateIconName: String?) async throws {
        if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
    }
}
