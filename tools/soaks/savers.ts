import { randomBytes } from 'node:crypto'
import { emptyScript, type Script } from '../../src/core/script/script.ts'
import { workerPaths } from '../../src/routes/worker-paths.ts'

/** The record of one document by the user who saves it. `scriptOf` derives the content of a save from its id. */
export interface Ledger {
  id: string
  cookie: string
  /** Ids of the acknowledged saves; the first created version 1. */
  saved: string[]
  /** Id of the save that was sent but not acknowledged. */
  open: string | undefined
}

export interface Savers {
  /** The number of saves in progress. */
  underWay: () => number
  /** From now on, failing requests are no faults, because the server is about to end. */
  expectEnd: () => void
  /** Resolves with the faults when every saver has noticed that the server has ended. */
  ended: Promise<string[]>
}

/** Milliseconds. */
const requestTimeout = 15_000
/** Probability that a save creates a new document. */
const newDocumentRate = 0.06

export const newId = () => randomBytes(12).toString('hex')

/** The content of a save. One in sixteen is large, so that SQLite writes many pages. */
export function scriptOf(saveId: string): Script {
  const size = Number.parseInt(saveId.slice(0, 2), 16)
  const text = saveId.repeat(size < 16 ? 8000 : size)
  return { ...emptyScript, title: saveId, customData: { almanacIntroduction: text } }
}

/** Starts one saver per cookie. Each saves new and existing documents without pause until the server ends. */
export function startSavers(origin: string, cookies: readonly string[], ledgers: Ledger[]): Savers {
  let isEnding = false
  let underWay = 0
  const run = async (cookie: string) => {
    const mine = ledgers.filter(ledger => ledger.cookie === cookie)
    for (;;) {
      const known = mine[Math.floor(Math.random() * mine.length)]
      const ledger =
        known && Math.random() > newDocumentRate ? known : { id: newId(), cookie, saved: [], open: undefined }
      if (ledger !== known) {
        mine.push(ledger)
        ledgers.push(ledger)
      }
      ledger.open = newId()
      underWay += 1
      const fault = await sendOpenSave(origin, ledger).finally(() => (underWay -= 1))
      if (isEnding) return []
      if (fault) return [fault]
    }
  }
  const ended = Promise.all(cookies.map(run)).then(faults => faults.flat())
  return { underWay: () => underWay, expectEnd: () => (isEnding = true), ended }
}

/**
 * Sends the open save, the first time or again. A completely read response acknowledges it. Returns a fault, if any.
 */
export async function sendOpenSave(origin: string, ledger: Ledger): Promise<string | undefined> {
  const saveId = ledger.open
  if (saveId === undefined) return undefined
  const version = ledger.saved.length
  const body = JSON.stringify({ content: scriptOf(saveId), version, saveId })
  const response = await requestAs(origin, ledger, 'PUT', '', body)
  if (response.status !== 200)
    return `Saving ${ledger.id} over version ${version} returned ${responseText(response)}`
  ledger.saved.push(saveId)
  ledger.open = undefined
  const actual = Reflect.get(Object(response.body), 'version')
  return actual === version + 1 ? undefined : `${ledger.id} has version ${actual}, not ${version + 1}`
}

/** Sends a request for a document as its owner. Never throws: status 0 means no response. */
export async function requestAs(
  origin: string,
  { id, cookie }: Ledger,
  method: string,
  subpath = '',
  body: string | null = null
): Promise<{ status: number; body: unknown }> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const signal = AbortSignal.timeout(requestTimeout)
  try {
    const path = workerPaths.savedScript.replace(':id', id)
    const response = await fetch(origin + path + subpath, { method, headers, body, signal })
    return { status: response.status, body: await response.json() }
  } catch (error) {
    return { status: 0, body: `${error}` }
  }
}

/** A response as text for fault messages. */
export const responseText = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${JSON.stringify(body).slice(0, 200)}`
