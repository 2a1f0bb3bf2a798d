// The sources are in the folder AppleSources.
