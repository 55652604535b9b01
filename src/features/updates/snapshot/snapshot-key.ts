/** Key in session storage, which each tab has for itself. In a file of its own: the script of every page reads it. */
export const snapshotKey = 'belfry:page'
