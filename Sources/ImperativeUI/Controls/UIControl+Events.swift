import Foundation

extension UIControl {
    /// A set of events that can occur in a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as a bit mask.
        public let rawValue: UInt
        /// Creates a set of events from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated tap begins in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch that began in the control ends inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that began in the control ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch that began in the control is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changes the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing begins in the control.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changes the control's text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ends in the control.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ends editing in the control.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// The set of all touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// The set of all editing events.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// The bits reserved for events that an application defines.
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        /// The set of all events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The state as a bit mask.
        public let rawValue: UInt
        /// Creates a state from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The normal state: enabled, and neither selected, highlighted nor focused.
        public static let normal: State = []
        /// The control is being touched.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has focus.
        public static let focused = State(rawValue: 8)
    }
}
