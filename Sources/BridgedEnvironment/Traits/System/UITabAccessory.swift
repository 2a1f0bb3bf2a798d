/// A namespace for types that describe the accessory of a tab bar. The library does not have tab bars yet.
public enum UITabAccessory {
    /// The place of a tab bar's accessory.
    public enum Environment: Int, Codable, Sendable {
        /// The place is not specified.
        case unspecified = 0
        /// The content is not in an accessory.
        case none = 1
        /// The accessory is above the tab bar.
        case regular = 2
        /// The accessory is in line with a minimized tab bar.
        case inline = 3
    }
}
