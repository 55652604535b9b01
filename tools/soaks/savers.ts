import { randomBytes } from 'node:crypto'
import { emptyScript, type Script } from '../../src/core/script.ts'
import { workerPaths } from '../../src/routes/worker.ts'

/** What is known of one document by whoever saves it. A save is named by its id, and its content is made of that. */
export interface Ledger {
  id: string
  cookie: string
  /** The saves that were acknowledged: the first made version 1. */
  saved: string[]
  /** A save that was sent, of which no answer came. */
  open: string | undefined
}

export interface Savers {
  /** Saves under way at this moment. */
  underWay: () => number
  /** Takes failing requests from now on as what they are when a server ends. */
  expectEnd: () => void
  /** Resolves with what went wrong, when all have noticed that the server has ended. */
  ended: Promise<string[]>
}

const patience = 15_000
const chanceOfNew = 0.06

export const newId = () => randomBytes(12).toString('hex')

/** What a save holds: one in sixteen is large, so that it is written in many pages. */
export function scriptOf(saveId: string): Script {
  const size = Number.parseInt(saveId.slice(0, 2), 16)
  const words = saveId.repeat(size < 16 ? 8000 : size)
  return { ...emptyScript, title: saveId, customData: { almanacIntroduction: words } }
}

/** Starts one saver for each cookie. Each saves without a pause, new documents among old ones, until the server ends. */
export function startSavers(origin: string, cookies: readonly string[], ledgers: Ledger[]): Savers {
  let isEnding = false
  let underWay = 0
  const run = async (cookie: string) => {
    const mine = ledgers.filter(ledger => ledger.cookie === cookie)
    for (;;) {
      const known = mine[Math.floor(Math.random() * mine.length)]
      const ledger =
        known && Math.random() > chanceOfNew ? known : { id: newId(), cookie, saved: [], open: undefined }
      if (ledger !== known) {
        mine.push(ledger)
        ledgers.push(ledger)
      }
      ledger.open = newId()
      underWay += 1
      const fault = await sendOpen(origin, ledger).finally(() => (underWay -= 1))
      if (isEnding) return []
      if (fault) return [fault]
    }
  }
  const ended = Promise.all(cookies.map(run)).then(faults => faults.flat())
  return { underWay: () => underWay, expectEnd: () => (isEnding = true), ended }
}

/** Sends the open save, the first time or again. Only an answer that was read whole makes it acknowledged. */
export async function sendOpen(origin: string, ledger: Ledger): Promise<string | undefined> {
  const saveId = ledger.open
  if (saveId === undefined) return undefined
  const version = ledger.saved.length
  const body = JSON.stringify({ content: scriptOf(saveId), version, saveId })
  const answer = await askAs(origin, ledger, 'PUT', '', body)
  if (answer.status !== 200) return `Saving ${ledger.id} over version ${version} came to ${said(answer)}`
  ledger.saved.push(saveId)
  ledger.open = undefined
  const made = Reflect.get(Object(answer.body), 'version')
  return made === version + 1 ? undefined : `${ledger.id} has version ${made}, not ${version + 1}`
}

/** Asks about a document, and never throws: status 0 is no answer. */
export async function askAs(
  origin: string,
  { id, cookie }: Ledger,
  method: string,
  rest = '',
  body: string | null = null
): Promise<{ status: number; body: unknown }> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const signal = AbortSignal.timeout(patience)
  try {
    const path = workerPaths.savedScript.replace(':id', id)
    const response = await fetch(origin + path + rest, { method, headers, body, signal })
    return { status: response.status, body: await response.json() }
  } catch (error) {
    return { status: 0, body: `${error}` }
  }
}

export const said = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${JSON.stringify(body).slice(0, 200)}`
