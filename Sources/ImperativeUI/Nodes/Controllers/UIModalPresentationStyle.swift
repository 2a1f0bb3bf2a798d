/// How a controller that is presented is shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As suits the controller: a page sheet.
    case automatic = -2
    /// Not at all, as an answer: what is shown stays as it is. Nothing can be presented in this style.
    case none = -1
    /// All over the window. The presenter's view leaves the window meanwhile.
    case fullScreen = 0
    /// As a sheet over the window, as high as that.
    case pageSheet = 1
    /// As a sheet over the window; in a wide window in its middle, and smaller.
    case formSheet = 2
    /// All over the view of the nearest controller that defines a context, which leaves the window meanwhile.
    case currentContext = 3
    /// As the presentation controller of the transitioning delegate says.
    case custom = 4
    /// All over the window, with the presenter's view behind.
    case overFullScreen = 5
    /// All over the view of the nearest controller that defines a context, with that behind.
    case overCurrentContext = 6
    /// Beside what it is about, with an arrow; in a narrow window as a sheet.
    case popover = 7
    /// All over the window, with the presenter's view behind.
    case blurOverFullScreen = 8

    /// Whether the presenter is the nearest controller that defines a context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
    /// Whether nothing of the presenter can be seen.
    var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a controller that is presented comes and goes, where that is shown: here it is there, or gone, at once.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It comes from below.
    case coverVertical = 0
    /// The window is turned over.
    case flipHorizontal = 1
    /// One fades into the other.
    case crossDissolve = 2
    /// A corner of the presenter is turned back.
    case partialCurl = 3
}
