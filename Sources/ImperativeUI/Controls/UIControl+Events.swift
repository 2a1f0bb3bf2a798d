import Foundation

extension UIControl {
    /// A set of events that can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt
        /// Makes a set of events from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Another tap began in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch that began in the control ended inside it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that began in the control ended outside of it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch that began in the control was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user edited its text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Bits reserved for events that an application defines.
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The state as bits.
        public let rawValue: UInt
        /// Makes a state from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No other state.
        public static let normal: State = []
        /// The control is being touched.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has the focus.
        public static let focused = State(rawValue: 8)
    }
}
