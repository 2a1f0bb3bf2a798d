// The reading direction belongs to the environment as well; users of the engine expect it to come with it.
@_exported import enum Foundations.LayoutDirection
