/** The good, evil and neutral variants beside each other, and what differs in each. */
export function VariantsPanel() {
  return null
}
