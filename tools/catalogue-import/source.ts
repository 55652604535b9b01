import { readFileSync, statSync } from 'node:fs'
import type { PublishedFile, Read } from './published.ts'

export type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

/** Far more than the publisher's files have. */
const byteLimit = 5 * 1024 * 1024
const secondLimit = 30

/** Reads a file by its path, or fetches it by its https address. What went wrong is told in a sentence. */
export async function readSource(source: string, fetch: Fetch): Promise<Read<PublishedFile>> {
  const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(source)
  const text = isAddress ? await fetchText(source, fetch) : readText(source)
  return text.ok
    ? { ok: true, value: { source, text: text.value } }
    : { ok: false, problems: text.problems.map(problem => `${source}: ${problem}`) }
}

function readText(path: string): Read<string> {
  try {
    const { size } = statSync(path)
    return size > byteLimit ? tooLarge : { ok: true, value: readFileSync(path, 'utf8') }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return problem(isMissing ? 'there is no such file.' : `this cannot be read (${wordsOf(error)}).`)
  }
}

async function fetchText(address: string, fetch: Fetch): Promise<Read<string>> {
  if (!isSafe(address)) return problem('only addresses that begin with https are fetched.')
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(secondLimit * 1000) })
    if (response.url && !isSafe(response.url)) return problem('it leads to an address without https.')
    if (!response.ok) return problem(`the server answers ${response.status}.`)
    return await bodyOf(response)
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return problem(
      isLate ? `it took more than ${secondLimit} seconds.` : `it cannot be fetched (${wordsOf(error)}).`
    )
  }
}

/** Stops once there is too much, so that no address can fill the memory. */
async function bodyOf(response: Response): Promise<Read<string>> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > byteLimit) return tooLarge
    text += decoder.decode(part, { stream: true })
  }
  return { ok: true, value: text + decoder.decode() }
}

const isSafe = (address: string) => address.toLowerCase().startsWith('https://')

/** The reason that lies deepest says most: 'fetch failed' is caused by an address that does not exist. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : wordsOf(error.cause)
}

const problem = (text: string): Read<never> => ({ ok: false, problems: [text] })
const tooLarge = problem(`it has more than ${byteLimit / 1024 / 1024} MB.`)
