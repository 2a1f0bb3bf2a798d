/// A reference that does not retain its object, which must exist whenever it is accessed.
///
/// Debug builds trap if the object has been freed. Release builds do not check, so access costs nothing.
@propertyWrapper package struct Unretained<Object: AnyObject> {
    #if DEBUG
        private unowned var object: Object
    #else
        // Each declaration gives the reason why the object still exists.
        private unowned(unsafe) var object: Object
    #endif

    package init(wrappedValue object: Object) { self.object = object }

    package var wrappedValue: Object {
        get { object }
        set { object = newValue }
    }
}

/// An optional reference that does not retain its object, which must exist whenever it is accessed.
///
/// Debug builds trap if the object has been freed. Release builds do not check, so access costs nothing.
@propertyWrapper package struct UnretainedOptional<Object: AnyObject> {
    #if DEBUG
        private unowned var object: Object?
    #else
        // Each declaration gives the reason why the object still exists.
        private unowned(unsafe) var object: Object?
    #endif

    package init(wrappedValue object: Object?) { self.object = object }

    package var wrappedValue: Object? {
        get { object }
        set { object = newValue }
    }
}
