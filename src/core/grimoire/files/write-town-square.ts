import type { CastCharacter } from '../../cast/cast.ts'
import { normalizeId } from '../../id.ts'
import type { ScriptFile } from '../../script/script-file.ts'
import { demonBluffs, type Game, type Seat } from '../game.ts'
import type { Characters } from '../in-play.ts'
import { ownNote } from './town-square.ts'

/** The state of a game as the virtual town square saves and loads it. */
export interface TownSquareState {
  bluffs: string[]
  /** The meta entry of the script. */
  edition: Record<string, unknown>
  /** Its characters: official ones as their id alone. */
  roles: TownSquareRole[]
  fabled: TownSquareRole[]
  players: {
    name: string
    id: string
    pronouns: string
    /** Id of a character; `{}` for none. */
    role: string | Record<string, never>
    reminders: { role: string; name: string; image?: string; imageAlt?: string }[]
    isDead: boolean
    isVoteless: boolean
  }[]
}

type TownSquareRole = { id: string } & Record<string, unknown>

/** Names of the icons there that custom characters have until images are allowed, by team. */
const icons: Partial<Record<CastCharacter['team'], string>> = {
  townsfolk: 'good',
  outsider: 'outsider',
  minion: 'minion',
  demon: 'evil',
  fabled: 'fabled'
}

/**
 * Writes a game as the virtual town square loads it. What the player believes, alignments, abilities, the phase, votes and notes
 * have no place there.
 *
 * @param script its script as the official list
 */
export function writeTownSquare(game: Game, characters: Characters, script: ScriptFile): TownSquareState {
  const idOf = townSquareIds(script, characters)
  const roles = script.filter(entry => !isMeta(entry)).map(entry => toRole(entry, idOf))
  const roleById = new Map(roles.map(role => [role.id, role]))
  const isFabled = (id: string) => characters.get(id)?.team !== 'demon'
  return {
    bluffs: (game.bluffs.find(({ id }) => id === demonBluffs)?.characters ?? []).map(idOf),
    edition: { ...script.find(isMeta), id: 'custom' },
    roles,
    fabled: game.unseatedCharacters
      .filter(isFabled)
      .map(id => describedRole(roleById.get(idOf(id)) ?? { id: idOf(id) }, characters.get(id))),
    players: game.seats.map(seat => ({
      name: seat.player,
      id: '',
      pronouns: seat.pronouns,
      role: seat.character ? idOf(seat.character) : {},
      reminders: remindersOf(seat, game, characters, idOf),
      isDead: !seat.alive,
      isVoteless: !seat.alive && !seat.ghostVote
    }))
  }
}

const isMeta = (entry: ScriptFile[number]): entry is Record<string, unknown> =>
  typeof entry === 'object' && entry.id === '_meta'

/** Loric are younger than the town square, which shows what the file says about them. */
const describedRole = (role: TownSquareRole, character: CastCharacter | undefined): TownSquareRole =>
  character?.team === 'loric'
    ? { name: character.name, ability: character.ability, ...role, team: 'fabled' }
    : role

/** The town square has an own icon for official characters alone; without `imageAlt`, another one stops it. */
function remindersOf({ id }: Seat, game: Game, characters: Characters, idOf: (id: string) => string) {
  return game.reminders
    .filter(({ seat }) => seat === id)
    .map(({ character, text }) => {
      const owner = characters.get(character)
      const [image] = owner?.images ?? []
      return {
        role: character ? idOf(character) : ownNote,
        name: text,
        ...(image === undefined ? {} : { image }),
        ...(owner?.kind === 'custom' ? { imageAlt: icons[owner.team] ?? 'custom' } : {})
      }
    })
}

/** An entry of the official list with an id, a single image and a name of the team as they are there. */
function toRole(entry: ScriptFile[number], idOf: (id: string) => string): TownSquareRole {
  if (typeof entry === 'string') return { id: idOf(entry) }
  const { image, team } = entry
  const first: unknown = Array.isArray(image) ? image[0] : image
  return {
    ...entry,
    id: idOf(String(entry.id)),
    ...(first === undefined ? {} : { image: first }),
    ...(team === 'traveller' ? { team: 'traveler' } : {})
  }
}

/**
 * The ids that a script's characters have there: it removes all but small letters and digits from an id, so two could become one, and
 * one of another alphabet nothing.
 */
function townSquareIds(script: ScriptFile, characters: Characters): (id: string) => string {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  const listed = script.map(entry => (typeof entry === 'string' ? entry : String(entry.id)))
  for (const id of [...listed, ...characters.keys()]) {
    if (ids.has(id)) continue
    const clean = cleanId(id)
    const free = clean === '' || taken.has(clean) ? `${clean}belfry${ids.size}` : clean
    ids.set(id, free)
    taken.add(free)
  }
  return id => ids.get(id) ?? cleanId(id)
}

const cleanId = (id: string) => normalizeId(id).replace(/[^a-z0-9]/g, '')
