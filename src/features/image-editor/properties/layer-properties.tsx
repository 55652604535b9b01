/** Properties of the selected layers. */
export function LayerProperties() {
  return null
}
