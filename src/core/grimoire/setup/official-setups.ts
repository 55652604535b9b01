import type { SetupCounts } from '../../script/player-counts.ts'
import type { SetupChange } from './team-counts.ts'

/** The setup changes that a character's ability allows, by the usual numbers of the game. The usual one comes first. */
export type SetupOptions = (usual: SetupCounts) => readonly SetupChange[]

const outsiders =
  (...numbers: number[]): SetupOptions =>
  () =>
    numbers.map(outsider => ({ add: { outsider } }))

const always =
  (...changes: SetupChange[]): SetupOptions =>
  () =>
    changes

/** Any number of outsiders, the usual one first. */
const anyOutsiders =
  (change: SetupChange): SetupOptions =>
  ({ townsfolk, outsider }) =>
    [
      outsider,
      ...[0, 1, 2, 3, 4, 5, 6].filter(number => number !== outsider && number <= townsfolk + outsider)
    ].map(number => ({ ...change, set: { ...change.set, outsider: number } }))

/** As many Legion as the game usually has good players; any of the others may be outsiders. */
const mostAreLegion: SetupOptions = ({ townsfolk, outsider, minion, demon }) => {
  const players = townsfolk + outsider + minion + demon
  const usual = townsfolk + outsider
  const most = Math.max(players - 2, 0)
  const numbers = Array.from({ length: most + 1 }, (_, number) => number).filter(
    number => number > players / 2 && number !== usual
  )
  return [usual, ...numbers].map(legion => ({
    set: { demon: legion, minion: 0, outsider: 0 },
    include: { legion },
    anyOutsiders: true
  }))
}

/** The official characters that change the numbers of the teams or need other characters, from their abilities. */
export const officialSetups: Readonly<Record<string, SetupOptions>> = {
  balloonist: outsiders(1, 0),
  hermit: outsiders(0, -1),
  godfather: outsiders(1, -1),
  baron: outsiders(2),
  fanggu: outsiders(1),
  vigormortis: outsiders(-1),
  sentinel: outsiders(0, 1, -1),
  xaan: anyOutsiders({}),
  // The Damsel comes in addition to the outsiders, or is one of them.
  huntsman: always({ add: { outsider: 1 }, include: { damsel: 1 } }, { include: { damsel: 1 } }),
  choirboy: always({ include: { king: 1 } }),
  villageidiot: always({}, { include: { villageidiot: 2 } }, { include: { villageidiot: 3 } }),
  atheist: always({ set: { minion: 0, demon: 0 } }),
  summoner: always({ set: { demon: 0 } }),
  // Nobody has its token, so one more player is a minion and none is a demon.
  lilmonsta: always({ add: { minion: 1 }, set: { demon: 0 } }),
  // They make their minions in the first night, the Lord of Typhon one more than usual.
  kazali: anyOutsiders({ set: { minion: 0 } }),
  lordoftyphon: anyOutsiders({ set: { minion: 0 } }),
  legion: mostAreLegion
}
