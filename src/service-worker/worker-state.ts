import { isLocale, type Locale } from '#routes'
import { cachePrefix } from './cache-names.ts'

/** What the worker remembers from one run to the next. A cache is the only storage that every browser gives it at once. */
interface WorkerState {
  /** The languages that pages asked for; the latest is the last. */
  languages: readonly Locale[]
  /** The files of the build that was activated last. */
  files: readonly string[]
}

const cacheName = `${cachePrefix}state`
const key = '/service-worker-state'

export async function readState(): Promise<WorkerState> {
  const stored = await caches.match(key, { cacheName })
  const { languages = [], files = [] }: Partial<WorkerState> = stored ? await stored.json() : {}
  // An earlier build may have known other languages.
  return { languages: languages.filter(isLocale), files }
}

export async function changeState(changes: Partial<WorkerState>): Promise<void> {
  const state = { ...(await readState()), ...changes }
  await (await caches.open(cacheName)).put(key, Response.json(state))
}

/** The language of the latest page. */
export const lastLanguage = async (): Promise<Locale | undefined> => (await readState()).languages.at(-1)

/** Remembers the language of the latest page. */
export async function rememberLanguage(locale: Locale): Promise<void> {
  const { languages } = await readState()
  if (languages.at(-1) === locale) return
  await changeState({ languages: [...languages.filter(each => each !== locale), locale] })
}
