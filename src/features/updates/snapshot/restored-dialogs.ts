/** Selector of the element around the dialogs that have a URL: a reload opens them again. */
export const restoredDialogs = '[data-restored]'
