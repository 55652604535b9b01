import { readFileSync, statSync } from 'node:fs'
import type { PublishedFile, ReadResult } from './published.ts'

export type Fetch = (address: string, init: { signal: AbortSignal }) => Promise<Response>

/** Far above the size of the publisher's files. */
const byteLimit = 5 * 1024 * 1024
const secondLimit = 30

/** Reads a file by its path, or fetches it by its https URL. Problems are sentences. */
export async function readSource(source: string, fetch: Fetch): Promise<ReadResult<PublishedFile>> {
  const isUrl = /^[a-z][a-z0-9+.-]+:\/\//i.test(source)
  const text = isUrl ? await fetchText(source, fetch) : readText(source)
  return text.ok
    ? { ok: true, value: { source, text: text.value } }
    : { ok: false, problems: text.problems.map(problem => `${source}: ${problem}`) }
}

function readText(path: string): ReadResult<string> {
  try {
    const { size } = statSync(path)
    return size > byteLimit ? tooLarge : { ok: true, value: readFileSync(path, 'utf8') }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return problem(isMissing ? 'there is no such file.' : `this cannot be read (${reasonOf(error)}).`)
  }
}

async function fetchText(address: string, fetch: Fetch): Promise<ReadResult<string>> {
  if (!isSafe(address)) return problem('only https URLs are fetched.')
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(secondLimit * 1000) })
    if (response.url && !isSafe(response.url)) return problem('it redirects to a URL without https.')
    if (!response.ok) return problem(`the server responds with ${response.status}.`)
    return await bodyOf(response)
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return problem(
      isTimeout ? `it took more than ${secondLimit} seconds.` : `it cannot be fetched (${reasonOf(error)}).`
    )
  }
}

/** Reads the body, but stops at the byte limit, so that no server can fill the memory. */
async function bodyOf(response: Response): Promise<ReadResult<string>> {
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

/** The message of the innermost cause: 'fetch failed' itself does not say why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}

const problem = (text: string): ReadResult<never> => ({ ok: false, problems: [text] })
const tooLarge = problem(`it has more than ${byteLimit / 1024 / 1024} MB.`)
