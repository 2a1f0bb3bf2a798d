// Exported because users of this module expect both worlds to come with it.
@_exported import DeclarativeViews
@_exported import ImperativeUI
