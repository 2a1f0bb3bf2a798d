import Foundation

extension NSItemProvider {
    /// The domain of the errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of the errors of item providers.
    public enum ErrorCode: Int, Sendable {
        /// The cause is unknown, or the load handler was released without a response.
        case unknownError = -1
        /// There is no representation of the type.
        case itemUnavailableError = -1000
        /// The item is not of the class that was asked for.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted into the type or class that was asked for.
        case unavailableCoercionError = -1200
    }
}

extension NSItemProvider.ErrorCode {
    /// The error with this code.
    func error(_ reason: String? = nil) -> NSError {
        let text =
            switch self {
            case .unknownError: "The item was not loaded."
            case .itemUnavailableError: "There is no such item."
            case .unexpectedValueClassError: "The item is of another class."
            case .unavailableCoercionError: "The item cannot be converted."
            }
        return NSError(
            domain: NSItemProvider.errorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: reason ?? text])
    }
}
