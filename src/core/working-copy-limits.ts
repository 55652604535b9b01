/**
 * Limits of what is open: the script of the builder, a drawing of an editor. They are apart from the other limits since the first visit
 * needs only these.
 */
export const workingCopyLimits = {
  /** Milliseconds between the last change and the write to storage. */
  saveDelay: 500,
  undoSteps: 50,
  /** Characters of JSON of all undo steps that are stored for a reload. */
  storedUndo: 512 * 1024
} as const
