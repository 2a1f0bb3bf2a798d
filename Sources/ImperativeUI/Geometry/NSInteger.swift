/// An integer, by its name in Objective-C.
public typealias NSInteger = Int
/// An integer that is not negative, by its name in Objective-C.
public typealias NSUInteger = UInt
