/** A link in the parts that tools write scripts into. */
export interface Link {
  /** The address without query and fragment; '' for a bare parameter such as `script=…`. */
  path: string
  /** Values of the query and of the fragment by lower-case name, as written. The first of a name wins. */
  parameters: ReadonlyMap<string, string>
}

/** Links of one text that are read. */
const maxLinks = 10

/** Web addresses, and parameters without one, as in `?script=…`. */
const linkStart = /https?:\/\/|(?:^|[?&#])[a-z]+=/i

/**
 * Finds the links in a text as chats write them: `<https://…>`, `[text](https://…)`, in quotation marks or in a
 * sentence. At most ten, in linear time.
 *
 * @example findLinks('See [my script](https://a.example/?script=H4sI).') // [{ path: 'https://a.example/', … }]
 */
export function findLinks(text: string): Link[] {
  const links: Link[] = []
  for (const [word] of text.matchAll(/[^\s<>]+/g)) {
    if (!linkStart.test(word)) continue
    // One word can have more links than a call may have arguments.
    for (const address of splitMarkdown(word).slice(0, maxLinks)) links.push(parseLink(address))
    if (links.length >= maxLinks) break
  }
  return links.slice(0, maxLinks)
}

/** Finds the web addresses in a text, as `findLinks` does. */
export const findAddresses = (text: string): string[] => [
  ...new Set(
    (text.match(/[^\s<>]+/g) ?? [])
      .filter(word => /https?:\/\//i.test(word))
      .slice(0, maxLinks)
      .flatMap(splitMarkdown)
  )
]

/** The addresses of a word, without what is around them: both of `[https://…](https://…)`. The whole word without one. */
function splitMarkdown(word: string): string[] {
  const parts = word.split(/\]\((?=https?:)/i)
  const addresses = parts.flatMap(part => {
    const start = part.search(/https?:\/\//i)
    return start < 0 ? [] : withoutClosing(part.slice(start))
  })
  return addresses.length > 0 ? addresses : [withoutClosing(word)]
}

/** Removes the web addresses from a text. */
export const withoutAddresses = (text: string): string => text.replace(/https?:\/\/\S*/gi, ' ')

const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}']
] as const

/** Removes what a sentence or a chat writes after an address: punctuation, and brackets that it doesn't open. */
function withoutClosing(address: string): string {
  const unopened = new Map<string, number>(
    brackets.map(([open, close]) => [close, count(address, close) - count(address, open)])
  )
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? ''
    const surplus = unopened.get(last)
    if (surplus === undefined ? !'.,;:!?\'"*`’”»'.includes(last) : surplus <= 0) break
    if (surplus !== undefined) unopened.set(last, surplus - 1)
  }
  return address.slice(0, end)
}

const count = (text: string, sign: string) => text.split(sign).length - 1

function parseLink(address: string): Link {
  const isBare = /^[a-z]+=/i.test(address)
  const [path = '', ...pairs] = `${isBare ? '?' : ''}${address}`.split(/[?&#]/)
  const parameters = new Map<string, string>()
  for (const pair of pairs) {
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).toLowerCase()
    if (equals > 0 && !parameters.has(name)) parameters.set(name, pair.slice(equals + 1))
  }
  return { path, parameters }
}

/** Decodes percent escapes up to twice, because some messengers encode links twice. Invalid escapes stay. */
export function decodePercents(text: string): string {
  let decoded = text
  for (let times = 0; times < 2 && /%[\da-f]{2}/i.test(decoded); times += 1) {
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return decoded
    }
  }
  return decoded
}
