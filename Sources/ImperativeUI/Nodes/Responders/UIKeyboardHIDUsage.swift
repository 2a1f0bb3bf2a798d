import Foundation

/// The position of a key on a keyboard, by its HID usage code of the USB standard.
///
/// Letters denote the positions of a US keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// A key whose position is not known.
    case keyboardErrorUndefined = 3
    /// The A key.
    case keyboardA = 4
    /// The B key.
    case keyboardB = 5
    /// The C key.
    case keyboardC = 6
    /// The D key.
    case keyboardD = 7
    /// The E key.
    case keyboardE = 8
    /// The F key.
    case keyboardF = 9
    /// The G key.
    case keyboardG = 10
    /// The H key.
    case keyboardH = 11
    /// The I key.
    case keyboardI = 12
    /// The J key.
    case keyboardJ = 13
    /// The K key.
    case keyboardK = 14
    /// The L key.
    case keyboardL = 15
    /// The M key.
    case keyboardM = 16
    /// The N key.
    case keyboardN = 17
    /// The O key.
    case keyboardO = 18
    /// The P key.
    case keyboardP = 19
    /// The Q key.
    case keyboardQ = 20
    /// The R key.
    case keyboardR = 21
    /// The S key.
    case keyboardS = 22
    /// The T key.
    case keyboardT = 23
    /// The U key.
    case keyboardU = 24
    /// The V key.
    case keyboardV = 25
    /// The W key.
    case keyboardW = 26
    /// The X key.
    case keyboardX = 27
    /// The Y key.
    case keyboardY = 28
    /// The Z key.
    case keyboardZ = 29
    /// The 1 key.
    case keyboard1 = 30
    /// The 2 key.
    case keyboard2 = 31
    /// The 3 key.
    case keyboard3 = 32
    /// The 4 key.
    case keyboard4 = 33
    /// The 5 key.
    case keyboard5 = 34
    /// The 6 key.
    case keyboard6 = 35
    /// The 7 key.
    case keyboard7 = 36
    /// The 8 key.
    case keyboard8 = 37
    /// The 9 key.
    case keyboard9 = 38
    /// The 0 key.
    case keyboard0 = 39
    /// The Return key.
    case keyboardReturnOrEnter = 40
    /// The Escape key.
    case keyboardEscape = 41
    /// The Backspace key.
    case keyboardDeleteOrBackspace = 42
    /// The Tab key.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// The hyphen (-) key.
    case keyboardHyphen = 45
    /// The equals sign (=) key.
    case keyboardEqualSign = 46
    /// The opening bracket ([) key.
    case keyboardOpenBracket = 47
    /// The closing bracket (]) key.
    case keyboardCloseBracket = 48
    /// The backslash (\) key.
    case keyboardBackslash = 49
    /// The semicolon (;) key.
    case keyboardSemicolon = 51
    /// The apostrophe (') key.
    case keyboardQuote = 52
    /// The grave accent (`) key.
    case keyboardGraveAccentAndTilde = 53
    /// The comma (,) key.
    case keyboardComma = 54
    /// The full stop (.) key.
    case keyboardPeriod = 55
    /// The slash (/) key.
    case keyboardSlash = 56
    /// The F1 key.
    case keyboardF1 = 58
    /// The F2 key.
    case keyboardF2 = 59
    /// The F3 key.
    case keyboardF3 = 60
    /// The F4 key.
    case keyboardF4 = 61
    /// The F5 key.
    case keyboardF5 = 62
    /// The F6 key.
    case keyboardF6 = 63
    /// The F7 key.
    case keyboardF7 = 64
    /// The F8 key.
    case keyboardF8 = 65
    /// The F9 key.
    case keyboardF9 = 66
    /// The F10 key.
    case keyboardF10 = 67
    /// The F11 key.
    case keyboardF11 = 68
    /// The F12 key.
    case keyboardF12 = 69
    /// The Insert key.
    case keyboardInsert = 73
    /// The Home key.
    case keyboardHome = 74
    /// The Page Up key.
    case keyboardPageUp = 75
    /// The Delete key.
    case keyboardDeleteForward = 76
    /// The End key.
    case keyboardEnd = 77
    /// The Page Down key.
    case keyboardPageDown = 78
    /// The Right Arrow key.
    case keyboardRightArrow = 79
    /// The Left Arrow key.
    case keyboardLeftArrow = 80
    /// The Down Arrow key.
    case keyboardDownArrow = 81
    /// The Up Arrow key.
    case keyboardUpArrow = 82
    /// The key that opens context menus.
    case keyboardApplication = 101
    /// The F13 key.
    case keyboardF13 = 104
    /// The F14 key.
    case keyboardF14 = 105
    /// The F15 key.
    case keyboardF15 = 106
    /// The F16 key.
    case keyboardF16 = 107
    /// The F17 key.
    case keyboardF17 = 108
    /// The F18 key.
    case keyboardF18 = 109
    /// The F19 key.
    case keyboardF19 = 110
    /// The F20 key.
    case keyboardF20 = 111
    /// The F21 key.
    case keyboardF21 = 112
    /// The F22 key.
    case keyboardF22 = 113
    /// The F23 key.
    case keyboardF23 = 114
    /// The F24 key.
    case keyboardF24 = 115
}
