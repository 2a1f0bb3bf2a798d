/// The kinds of activities that systems have. The library has copying; the others name activities of a program itself,
/// or those it excludes.
extension UIActivity.ActivityType {
    /// Posts the items on Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posts the items on Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Posts the items on Weibo.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Sends the items as a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sends the items by mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Sends the items to a printer.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Copies texts and URLs to the general pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns an image to a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saves images or videos to the user's photos.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a URL to the reading list.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Posts an image on Flickr.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Posts a video on Vimeo.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Posts the items on Tencent Weibo.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Sends the items to a nearby device.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opens a document in the user's books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Annotates the items as a PDF document.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Shares the items with the participants of a call.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Invites others to collaborate, by a link.
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copies a link for collaboration.
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adds the items to the home screen.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
}
