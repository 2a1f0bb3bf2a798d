/// The style in which a view controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The default style of the controller: a page sheet.
    case automatic = -2
    /// Keeps the style when a delegate returns it as the adapted style. Controllers cannot be presented in this style.
    case none = -1
    /// Covers the window. The presenter's view leaves the window during the presentation.
    case fullScreen = 0
    /// Shows a sheet over the window, with the window's height.
    case pageSheet = 1
    /// Shows a sheet over the window; in a wide window, a smaller one in the centre.
    case formSheet = 2
    /// Covers the view of the nearest controller that defines a presentation context. That view leaves the window
    /// during the presentation.
    case currentContext = 3
    /// Uses the presentation controller that the transitioning delegate provides.
    case custom = 4
    /// Covers the window. The presenter's view stays behind.
    case overFullScreen = 5
    /// Covers the view of the nearest controller that defines a presentation context. That view stays behind.
    case overCurrentContext = 6
    /// Shows a popover with an arrow that points to its anchor; in a narrow window, a sheet.
    case popover = 7
    /// Covers the window. The presenter's view stays behind.
    case blurOverFullScreen = 8

    /// Whether the presenter is the nearest controller that defines a context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
    /// Whether nothing of the presenter can be seen.
    var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The transition of a presentation. Has no effect here: presented controllers appear and disappear at once.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom.
    case coverVertical = 0
    /// The window flips over.
    case flipHorizontal = 1
    /// The presented view fades in while the presenting view fades out.
    case crossDissolve = 2
    /// A corner of the presenter's view curls up.
    case partialCurl = 3
}
