import type { Team } from '../character/team.ts'
import type { Night } from '../night/night.ts'
import type { ImageFault } from './image-address.ts'

/** `mistake`: the script can't be played or shown as it is; `advice`: many would change it; `note`: good to know. */
export const severities = ['mistake', 'advice', 'note'] as const
export type Severity = (typeof severities)[number]

/** All codes of suggestions, in display order within one severity. */
export const adviceCodes = [
  'team_missing',
  'unknown_ids',
  'partner_missing',
  'name_twice',
  'ability_missing',
  'image_local',
  'image_page',
  'djinn_missing',
  'bootlegger_missing',
  'outsiders_short',
  'outsiders_fixed',
  'team_few',
  'script_large',
  'misinformation_none',
  'information_little',
  'setup_unmarked',
  'wake_without_reminder',
  'order_incomplete',
  'image_device',
  'image_short_lived',
  'image_insecure',
  'text_long',
  'title_long',
  'author_long',
  'introduction_long',
  'rules_many',
  'team_awaited',
  'outsiders_countable',
  'misinformation_much',
  'information_much',
  'deaths_plain',
  'deaths_many',
  'protection_many',
  'jinxes_many',
  'partners_two',
  'team_many',
  'order_asleep',
  'order_strangers',
  'reminder_without_wake',
  'jinx_nowhere',
  'djinn_idle',
  'bootlegger_idle',
  'title_missing'
] as const

export type AdviceCode = (typeof adviceCodes)[number]

/** An image of the script itself. */
export type ScriptImage = 'logo' | 'background'

/** A suggestion to the storyteller about a script. i18n has its texts. */
export interface Suggestion {
  code: AdviceCode
  severity: Severity
  /** Ids of the characters that it is about, in script order; can include a missing one. */
  characters?: readonly string[]
  team?: Team
  night?: Night
  images?: readonly ScriptImage[]
  /** The counted number. */
  count?: number
  /** The number to compare `count` with; its meaning depends on the code. */
  limit?: number
  fix?: Fix
}

/** A change that fixes a suggestion with one click. */
export type Fix =
  | { kind: 'add'; id: string }
  | { kind: 'remove'; ids: readonly string[] }
  | { kind: 'mendOrder'; night: Night }
  | { kind: 'markSetup'; ids: readonly string[] }
  | { kind: 'mendImages'; fault: ImageFault }

/** Returns one suggestion about these characters; [] when there are none. */
export const suggestAbout = (
  code: AdviceCode,
  severity: Severity,
  characters: readonly { id: string }[]
): Suggestion[] =>
  characters.length > 0 ? [{ code, severity, characters: characters.map(({ id }) => id) }] : []

/** Unique key of a suggestion within a script. */
export const suggestionKey = ({ code, team, night, fix }: Suggestion) =>
  [code, team, night, fix?.kind === 'add' && fix.id].filter(Boolean).join(' ')
