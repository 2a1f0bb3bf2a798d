/// A reference that keeps nothing alive, to an object that is there as long as it is asked for.
///
/// A build for debugging traps where the object has gone; one for release does not look, and asking costs nothing.
@propertyWrapper package struct Unretained<Object: AnyObject> {
    #if DEBUG
        private unowned var object: Object
    #else
        // Whoever declares one says why the object is still there.
        private unowned(unsafe) var object: Object
    #endif

    package init(wrappedValue object: Object) { self.object = object }

    package var wrappedValue: Object {
        get { object }
        set { object = newValue }
    }
}

/// A reference that keeps nothing alive, to an object that is there as long as it is asked for, or to none.
///
/// A build for debugging traps where the object has gone; one for release does not look, and asking costs nothing.
@propertyWrapper package struct UnretainedOptional<Object: AnyObject> {
    #if DEBUG
        private unowned var object: Object?
    #else
        // Whoever declares one says why the object is still there.
        private unowned(unsafe) var object: Object?
    #endif

    package init(wrappedValue object: Object?) { self.object = object }

    package var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }
}
