import { canonicalJson } from '../canonical-json.ts'

/** The values stored for one field under numbered keys. */
interface Numbered {
  /** The last number in use. */
  count: number
  keyByText: Map<string, string>
}

/**
 * Values of a file that aren't fields. An unknown key stays as it is; a value without a place goes under a key that is
 * free and no field: `originalTeam`, `originalTeam2`. Equal values are stored once. Adding a value takes time in the size
 * of that value, however many there are.
 */
export class KeptValues {
  readonly values: Record<string, unknown>
  readonly #numberedByBase = new Map<string, Numbered>()
  readonly #textByKey = new Map<string, string>()

  constructor(values: Readonly<Record<string, unknown>> = {}) {
    this.values = { ...values }
  }

  /** Adds an unknown key. If it exists with another value, the new value goes under a free key. */
  add(key: string, value: unknown) {
    if (!Object.hasOwn(this.values, key)) this.values[key] = value
    else if (canonicalJson(value) !== this.#textOf(key)) this.addAside(key, value)
  }

  /** Stores a value under a free key that isn't a field name, and returns the key. */
  addAside(key: string, value: unknown): string {
    const base = `original${key.charAt(0).toUpperCase()}${key.slice(1)}`
    const numbered = this.#numberedByBase.get(base) ?? { count: 0, keyByText: new Map() }
    this.#numberedByBase.set(base, numbered)
    const text = canonicalJson(value)
    for (;;) {
      const known = numbered.keyByText.get(text)
      if (known !== undefined) return known
      numbered.count += 1
      const next = numbered.count === 1 ? base : `${base}${numbered.count}`
      if (!Object.hasOwn(this.values, next)) this.values[next] = value
      numbered.keyByText.set(this.#textOf(next), next)
    }
  }

  /** Each stored value becomes text once at most. */
  #textOf(key: string): string {
    const text = this.#textByKey.get(key) ?? canonicalJson(this.values[key])
    this.#textByKey.set(key, text)
    return text
  }
}
