import type { Special } from './character.ts'

/** Known values of special features. Sources: section 3 of the specification and the publisher's schema. */
export const specialTypes = [
  'selection',
  'ability',
  'signal',
  'vote',
  'reveal',
  'player',
  'reminder'
] as const

export const specialNames = [
  'grimoire',
  'pointing',
  'ghost-votes',
  'distribute-roles',
  'bag-disabled',
  'bag-duplicate',
  'good-duplicate',
  'evil-duplicate',
  'multiplier',
  'hidden',
  'replace-character',
  'player',
  'card',
  'open-eyes',
  'public'
] as const

export const specialTimes = [
  'pregame',
  'day',
  'night',
  'firstNight',
  'firstDay',
  'otherNight',
  'otherDay'
] as const

/** Groups of players that a feature can apply to in addition to its own character. */
export const specialGlobals = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'dead'] as const

/** Features of official characters, each with the only values that the publisher's app is known to use. */
export const commonSpecials: readonly Special[] = [
  { type: 'selection', name: 'bag-disabled' },
  { type: 'selection', name: 'bag-duplicate' },
  { type: 'selection', name: 'good-duplicate' },
  { type: 'selection', name: 'evil-duplicate' },
  { type: 'signal', name: 'grimoire', time: 'night' },
  { type: 'signal', name: 'card', time: 'night' },
  { type: 'ability', name: 'pointing', time: 'day' },
  { type: 'ability', name: 'pointing', time: 'night', global: 'minion' },
  { type: 'ability', name: 'ghost-votes', time: 'day' },
  { type: 'ability', name: 'distribute-roles', time: 'pregame' },
  { type: 'vote', name: 'multiplier', value: 2 },
  { type: 'vote', name: 'hidden' },
  { type: 'reveal', name: 'replace-character' },
  { type: 'player', name: 'open-eyes', time: 'night' },
  { type: 'reminder', name: 'public' }
]

/** Returns the common names for a type; other names are valid too. */
export const commonSpecialNames = (type: string): ReadonlySet<string> =>
  new Set(commonSpecials.filter(usual => usual.type === type).map(({ name }) => name))
