/// The home of the types that describe a tab bar's accessory. There is no tab bar in this library yet.
public enum UITabAccessory {
    /// Where the accessory of a tab bar is shown.
    public enum Environment: Int, Codable, Sendable {
        /// Not known.
        case unspecified = 0
        /// Not in an accessory.
        case none = 1
        /// Above the tab bar.
        case regular = 2
        /// In line with a tab bar that has shrunk.
        case inline = 3
    }
}
