/// Optional methods of UIKit's delegates whose calls have no labels.
///
/// A call with a label needs no list: closures have no labels, so it calls a method.
enum DelegateMethods {
    /// Whether a delegate of UIKit has a method with the name.
    static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
        "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
        "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
        "textFieldDidEndEditing", "textFieldShouldClear", "textFieldShouldReturn", "textFieldDidChangeSelection",
        "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing",
        "textViewDidChange", "textViewDidChangeSelection",
        "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
        "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
        "searchBarBookmarkButtonClicked", "searchBarResultsListButtonClicked",
        "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
        "didDismissSearchController", "presentSearchController",
        "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel", "documentPickerWasCancelled",
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
        "popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerShouldDismissPopover",
        "navigationControllerSupportedInterfaceOrientations", "tabBarControllerSupportedInterfaceOrientations",
        "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
        "fontPickerViewControllerDidCancel", "fontPickerViewControllerDidPickFont",
        "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
        "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
        "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange",
        "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive", "sceneWillEnterForeground",
        "sceneDidEnterBackground", "animationDidStart", "display", "layerWillDraw", "layoutSublayers",
    ]
}
