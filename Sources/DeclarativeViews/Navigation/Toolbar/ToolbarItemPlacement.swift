/// The placement of a toolbar item, by position or by purpose.
public struct ToolbarItemPlacement: Hashable, Sendable {
    package enum Region: Hashable, Sendable {
        case leading, trailing, secondary, principal, bottom, status, titleMenu
    }

    package let region: Region
    /// Whether it is the page's main action, and is shown so.
    package var isProminent = false
    /// Whether labels there show their icons alone.
    package var showsIconsOnly: Bool {
        switch region {
        case .leading, .trailing, .secondary, .bottom: true
        case .principal, .status, .titleMenu: false
        }
    }

    /// The default placement: the trailing edge of the navigation bar.
    public static let automatic = ToolbarItemPlacement(region: .trailing)
    /// The centre of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(region: .principal)
    /// The leading edge of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(region: .leading)
    /// The trailing edge of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
    /// The leading edge of the navigation bar. Deprecated in SwiftUI in favour of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
    /// The trailing edge of the navigation bar. Deprecated in SwiftUI in favour of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
    /// The placement for a navigation action: the leading edge of the navigation bar.
    public static let navigation = ToolbarItemPlacement(region: .leading)
    /// The placement for the primary action: the trailing edge of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(region: .trailing)
    /// The placement for a secondary action: the trailing edge of the navigation bar, after the other items.
    public static let secondaryAction = ToolbarItemPlacement(region: .secondary)
    /// The placement for an action that confirms changes and closes the page: the trailing edge of the navigation
    /// bar, in a semibold font.
    public static let confirmationAction = ToolbarItemPlacement(region: .trailing, isProminent: true)
    /// The placement for an action that discards changes and closes the page: the leading edge of the navigation bar.
    public static let cancellationAction = ToolbarItemPlacement(region: .leading)
    /// The placement for a destructive action that closes the page: the trailing edge of the navigation bar.
    public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
    /// The placement for status information about the page: the centre of the bottom bar.
    public static let status = ToolbarItemPlacement(region: .status)
    /// The placement in the bottom bar, below the page.
    public static let bottomBar = ToolbarItemPlacement(region: .bottom)
}

/// A bar that toolbar modifiers apply to.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case automatic, navigation, bottom, tabs }

    let bar: Bar

    /// The bars that the context determines.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The navigation bar above a page.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bottom bar below a page.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The tab bar of the tab view that contains the page.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
}
