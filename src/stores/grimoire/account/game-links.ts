import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { DeviceGame } from '../games-database.ts'

/** Key in local storage. Written without delay: a save must be recorded before it is sent. */
const KEY = 'belfry:account-games'

const linkSchema = z.object({
  /** The account's version that this device saw last; 0 if the account hasn't acknowledged one. */
  version: z.int().check(z.minimum(0)),
  /** `changedAt` of the device's game that this version is. */
  changedAt: z.number(),
  /** Ids of saves that were sent without an acknowledgement. The account may have stored any of them. */
  sent: z.array(z.string()),
  /** The storyteller doesn't want this game in the account. */
  isOff: z.optional(z.boolean())
})
/** What this device knows of a game in the account. */
export type GameLink = z.infer<typeof linkSchema>

const linksSchema = z.record(z.string(), linkSchema)
type Links = z.infer<typeof linksSchema>
/** Links of each account that has been signed in on this device. */
const storedSchema = z.object({ version: z.literal(1), accounts: z.record(z.string(), linksSchema) })

export const noLink: GameLink = { version: 0, changedAt: 0, sent: [] }

let account = ''

/** For browsers that block storage: the last known content. */
let known: Record<string, Links> = {}

/** Links by id of the game, of the account that is signed in. Shared by all tabs. */
export const $gameLinks = atom<Links>({})

globalThis.addEventListener?.('storage', event => {
  if (event.key === KEY) publish()
})

/** Takes up the links of the account that is signed in. Returns whether it is another one than before. */
export function selectGamesOf(id: string): boolean {
  const isOther = account !== id
  account = id
  publish()
  return isOther
}

/** The link of a game as last written by any tab. */
export const getGameLink = (gameId: string): GameLink => readAccounts()[account]?.[gameId] ?? noLink

/** Whether the account has this state of the game. */
export const isSaved = ({ version, changedAt }: GameLink, game: Pick<DeviceGame, 'changedAt'>) =>
  version > 0 && changedAt === game.changedAt

/** Stores a link; without one, forgets the game. */
export function setGameLink(gameId: string, link: GameLink | undefined) {
  const accounts = readAccounts()
  const { [gameId]: _, ...others } = accounts[account] ?? {}
  known = { ...accounts, [account]: link ? { ...others, [gameId]: link } : others }
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: 1, accounts: known }))
  } catch {
    // Storage is full or blocked: the links last until this tab is closed.
  }
  publish()
}

const publish = () => $gameLinks.set(readAccounts()[account] ?? {})

function readAccounts(): Record<string, Links> {
  try {
    return storedSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '')).data?.accounts ?? known
  } catch {
    return known
  }
}
