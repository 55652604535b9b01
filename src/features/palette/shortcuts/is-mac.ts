/** Whether the keyboard is likely a Mac's, whose Cmd key does what Ctrl does elsewhere. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
