import Foundation

extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits.
        public let rawValue: UInt
        /// Events of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch came down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch came down on it again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved within it.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside of it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved into it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out of it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch that came down on it went up within it.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch that came down on it went up outside of it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch that came down on it no longer counts.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed its value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What it is there for was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user edited its text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Bits for events of a program's own.
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        /// The state as bits.
        public let rawValue: UInt
        /// A state of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As usual.
        public static let normal: State = []
        /// It is touched.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is chosen.
        public static let selected = State(rawValue: 4)
        /// It has the focus.
        public static let focused = State(rawValue: 8)
    }
}
