/** Placeholder for the number of results in the text that the page has for its script. */
export const countPlaceholder = '#'
