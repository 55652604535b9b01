/**
 * Runs in the page: from here on, whatever the page draws at random is the same on every screenshot. For a page that is about to
 * draw, since what it has drawn before depends on when its parts loaded.
 */
export function fixRandom(seed: number) {
  let state = seed
  // mulberry32, as core/filling/random.ts has it: a function that runs in the page imports nothing.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  Math.random = random
  crypto.getRandomValues = array => {
    if (!array) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(random() * 256)
    return array
  }
}
