/** The known words of special features: section 3 of the specification and the publisher's schema. */
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

/** Whom a feature is for when it is for more than its own character. */
export const specialGlobals = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'dead'] as const
