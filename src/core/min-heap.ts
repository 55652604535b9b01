/** An item of the heap with its rank. Of equal ranks, the lower item comes first. */
type Ranked = readonly [rank: number, item: number]

/** A binary heap of numbered items, which gives back the one with the lowest rank first. */
export class MinHeap {
  readonly #items: Ranked[] = []

  add(rank: number, item: number) {
    let place = this.#items.push([rank, item]) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!this.#swapIfLower(place, parent)) return
      place = parent
    }
  }

  /** Removes the item with the lowest rank, and returns both; undefined when the heap is empty. */
  take(): Ranked | undefined {
    const [first] = this.#items
    const last = this.#items.pop()
    if (!first || !last || first === last) return first
    this.#items[0] = last
    let place = 0
    for (;;) {
      const left = 2 * place + 1
      const child = this.#isLower(left + 1, left) ? left + 1 : left
      if (!this.#swapIfLower(child, place)) return first
      place = child
    }
  }

  #isLower(place: number, than: number): boolean {
    const [one, other] = [this.#items[place], this.#items[than]]
    if (!one || !other) return false
    return one[0] === other[0] ? one[1] < other[1] : one[0] < other[0]
  }

  #swapIfLower(place: number, than: number): boolean {
    const [one, other] = [this.#items[place], this.#items[than]]
    if (!one || !other || !this.#isLower(place, than)) return false
    this.#items[place] = other
    this.#items[than] = one
    return true
  }
}
