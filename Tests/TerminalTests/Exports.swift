// What tests of all modules share is known in every file.
@_exported import TestSupport
