/**
 * A list of numbers that knows where the sum from its start is lowest. Changing a number and finding the lowest sum take
 * time in the logarithm of the length.
 */
export class PrefixSums {
  /** A binary tree as a list: the children of `node` are `2 * node` and `2 * node + 1`; leaves are the numbers. */
  readonly #sums: Float64Array
  /** For each node, the lowest sum of numbers from its first leaf on; infinite beyond the length. */
  readonly #lowest: Float64Array
  readonly #leaves: number

  /** Creates a list of zeros. */
  constructor(length: number) {
    this.#leaves = 2 ** Math.ceil(Math.log2(Math.max(1, length)))
    this.#sums = new Float64Array(2 * this.#leaves)
    this.#lowest = new Float64Array(2 * this.#leaves)
    this.#lowest.fill(Number.POSITIVE_INFINITY, this.#leaves + length)
    for (let node = this.#leaves - 1; node > 0; node -= 1) this.#update(node)
  }

  /** Adds to the number at an index. */
  add(index: number, amount: number) {
    let node = this.#leaves + index
    this.#sums[node] = this.#sum(node) + amount
    this.#lowest[node] = this.#sum(node)
    for (node = Math.floor(node / 2); node > 0; node = Math.floor(node / 2)) this.#update(node)
  }

  /** Returns the last index up to which the sum is lowest. */
  findLastLowest(): number {
    let node = 1
    while (node < this.#leaves) {
      const [left, right] = [2 * node, 2 * node + 1]
      node = this.#sum(left) + this.#low(right) <= this.#low(left) ? right : left
    }
    return node - this.#leaves
  }

  #update(node: number) {
    const [left, right] = [2 * node, 2 * node + 1]
    this.#sums[node] = this.#sum(left) + this.#sum(right)
    this.#lowest[node] = Math.min(this.#low(left), this.#sum(left) + this.#low(right))
  }

  #sum(node: number) {
    return this.#sums[node] ?? 0
  }

  #low(node: number) {
    return this.#lowest[node] ?? 0
  }
}
