import { anyNumber, combine, numbersBetween, type SetupOptions } from './number-options.ts'
import type { SetupChange } from './team-counts.ts'

const outsiders =
  (...numbers: number[]): SetupOptions =>
  () =>
    numbers.map(outsider => ({ add: { outsider } }))

const always =
  (...changes: SetupChange[]): SetupOptions =>
  () =>
    changes

const anyOutsiders = (change: SetupChange) => combine([anyNumber('outsider'), always(change)])

/** As many Legion as the game usually has good players; any of the others may be outsiders. */
const mostAreLegion: SetupOptions = ({ townsfolk, outsider, minion, demon }) => {
  const players = townsfolk + outsider + minion + demon
  const usual = townsfolk + outsider
  const numbers = numbersBetween(0, players - 2).filter(number => number > players / 2 && number !== usual)
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
  bountyhunter: always({ evilTownsfolk: 1 }),
  villageidiot: always({}, { include: { villageidiot: 2 } }, { include: { villageidiot: 3 } }),
  pope: always({ goodTwice: true }),
  atheist: always({ set: { minion: 0, demon: 0 } }),
  summoner: always({ set: { demon: 0 } }),
  // Nobody has its token, so one more player is a minion and none is a demon.
  lilmonsta: always({ add: { minion: 1 }, set: { demon: 0 } }),
  // It makes its minions in the first night.
  kazali: anyOutsiders({ set: { minion: 0 } }),
  lordoftyphon: anyOutsiders({ add: { minion: 1 }, evilLine: 'lordoftyphon' }),
  legion: mostAreLegion
}
