// Registers the browser as a host of each program that links it, before the program's own code runs.

// Defined in BrowserHost/Host/Registration.swift.
void isthmus_register_browser_host(void);

__attribute__((constructor)) static void register_browser_host(void) { isthmus_register_browser_host(); }
