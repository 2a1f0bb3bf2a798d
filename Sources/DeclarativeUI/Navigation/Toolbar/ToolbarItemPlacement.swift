/// Where an item of a toolbar is, by its place or by what it is for.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case leading, trailing, secondary, principal, bottom, status, titleMenu
    }

    let place: Place
    /// Whether it does what the page is for, and is shown so.
    var isProminent = false

    /// Where items usually are: at the trailing edge of the bar above the page.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In the middle of the bar above the page, instead of its title.
    public static let principal = ToolbarItemPlacement(place: .principal)
    /// At the leading edge of the bar above the page.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing edge of the bar above the page.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the leading edge of the bar above the page. Deprecated in SwiftUI in favour of ``topBarLeading``.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the trailing edge of the bar above the page. Deprecated in SwiftUI in favour of ``topBarTrailing``.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// Where what leads elsewhere is: at the leading edge of the bar above the page.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// For what the page is mostly for: at the trailing edge of the bar above the page.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// For what is not needed often: at the trailing edge of the bar above the page, behind the other items.
    public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
    /// For what ends a page and keeps what was done: at the trailing edge of the bar, in strong letters.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    /// For what ends a page and gives up what was done: at the leading edge of the bar.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// For what ends a page and takes something away: at the trailing edge of the bar.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// For what is told about the page: in the middle of the bar below it.
    public static let status = ToolbarItemPlacement(place: .status)
    /// In the bar below the page.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case automatic, navigation, bottom, tabs }

    let bar: Bar

    /// The bars that the context decides on.
    public static let automatic = ToolbarPlacement(bar: .automatic)
    /// The bar above a page.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar below a page.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar of tabs.
    public static let tabBar = ToolbarPlacement(bar: .tabs)
}
