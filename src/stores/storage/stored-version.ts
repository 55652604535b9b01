/** Format version in local storage (specification, section 9). */
export const storedVersion = 3
