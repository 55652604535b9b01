/** Numbers from 0 to below 1 that look random, the same for each seed on every machine. */
export function randomNumbers(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    // mulberry32: small, fast, and even enough for pictures.
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from 0 to below 2³² that differs for each text: FNV-1a, mixed. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
