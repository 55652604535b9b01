import { limits } from '../limits.ts'

/**
 * All codes of repairs and warnings during an import, with their severity: a `repair` changed something, a `warning`
 * didn't. i18n has the sentences for users; {where}, {before} and {after} are the fields of `Repair`.
 */
const severities = {
  /** The byte-order mark at the start of the text was skipped. */
  json_mark: 'repair',
  /** Comments were skipped: {before} */
  json_comment: 'repair',
  /** An extra or missing comma was fixed at {where}. */
  json_comma: 'repair',
  /** {before} isn't a JSON value and was read as {after}. */
  json_word: 'repair',
  /** Unusual or missing quotation marks were fixed: {before} */
  json_quotes: 'repair',
  /** A text contains a line break or another control character, unchanged. */
  json_control: 'repair',
  /** The script was read from the key {before}. */
  wrapper_opened: 'repair',
  /** The file is a game; only its script was read. */
  game_opened: 'repair',
  /** The people of a game were left out. */
  people_dropped: 'repair',
  /** The file has {before} scripts; the others than the one that was read were left out. */
  scripts_dropped: 'warning',
  /** A list inside the list was flattened. */
  list_flattened: 'repair',
  /** The file contains no characters. */
  script_empty: 'warning',
  /** {before} is neither a character nor a rule; it stays in the file unchanged. */
  item_kept: 'warning',
  /** {before} is a step of the night, not a character; it was removed from the list. */
  step_dropped: 'repair',
  /** {before} is a rule, not a character; it became a house rule. */
  rule_read: 'repair',
  /** The file has no meta entry. */
  meta_missing: 'warning',
  /** The meta entry was moved to the start. */
  meta_moved: 'repair',
  /** The file has several meta entries; the first one wins. */
  meta_merged: 'repair',
  /** The key {before} was read as {after}. */
  key_renamed: 'repair',
  /** {where} is unreadable: {before}. It stays in the file as {after}. */
  value_kept: 'warning',
  /** {where}: {before} was read as the text {after}. */
  text_read: 'repair',
  /** {where}: the single value {before} was read as a list. */
  list_read: 'repair',
  /** {where}: empty items were removed. */
  empty_dropped: 'repair',
  /** {where} is longer than {after} characters: {before} */
  text_long: 'warning',
  /** {where} has more than {after} items. */
  list_long: 'warning',
  /** {where}: {before} was read as the number {after}. */
  number_read: 'repair',
  /** {where}: the negative number {before} was read as 0. */
  number_negative: 'repair',
  /** {where}: {before} was read as {after}. */
  flag_read: 'repair',
  /** {before} is the official character {after}. */
  id_respelled: 'repair',
  /** {where} had no id and got {after}. */
  id_made: 'repair',
  /** The id {before} is invalid and became {after}. */
  id_changed: 'repair',
  /** The id {before} is another character's in another spelling and became {after}. */
  id_similar: 'repair',
  /** The id {before} is unknown; it stays in case a later version knows it. */
  id_unknown: 'warning',
  /** {before} was on the script twice; one was removed. */
  duplicate_dropped: 'repair',
  /** Two characters had the id {before}; the second became {after}. */
  duplicate_renamed: 'repair',
  /** {where} had no name and got {after}. */
  name_made: 'repair',
  /** The team {before} was read as {after}. */
  team_respelled: 'repair',
  /** {where} has no team; it was added to {after}. */
  team_missing: 'warning',
  /** The team {before} is unknown; {where} was added to {after}. */
  team_unknown: 'warning',
  /** The edition {before} is the experimental set. */
  edition_cleared: 'repair',
  /** {where}: the image {before} is never shown and was removed. */
  image_dropped: 'repair',
  /** {where}: {before} isn't a web address; it won't work everywhere. */
  address_not_web: 'warning',
  /** {where} wakes but has no reminder. */
  wake_without_reminder: 'warning',
  /** {where} has a reminder but doesn't wake. */
  reminder_without_wake: 'warning',
  /** The id {before} in a jinx was read as {after}. */
  jinx_respelled: 'repair',
  /** The jinx of {before} is now stored with {after}. */
  jinx_moved: 'repair',
  /** No character of the jinx {before} is on the script; it stays in the file unchanged. */
  jinx_unplaced: 'warning',
  /** {where}: {before} isn't on the script and was removed. */
  night_off_script: 'repair',
  /** {where}: {before} was read as {after}. */
  night_respelled: 'repair',
  /** {where}: {before} was listed twice. */
  night_repeated: 'repair',
  /** {where}: dusk or dawn was missing and was added: {after} */
  night_step_added: 'repair',
  /** The almanac text of {before} now belongs to {after}. */
  almanac_moved: 'repair'
} as const

export type RepairCode = keyof typeof severities

/** All codes in the order above; i18n has one sentence for each. */
export const repairCodes: readonly string[] = Object.keys(severities)

/**
 * The location of a repair in a file: `index` in the list from 0, the character's `id` and `name`, and the key
 * `field`.
 */
export interface FileLocation {
  index?: number
  id?: string
  name?: string
  field?: string
}

export interface Repair {
  code: RepairCode
  severity: 'repair' | 'warning'
  where: FileLocation
  /** The value before and after the repair, cut to 120 characters. */
  before?: string
  after?: string
}

/** Reasons to refuse a text or a file. */
export type RefusalCode =
  | 'file_not_json'
  | 'file_no_script'
  | 'file_too_large'
  | 'file_too_many'
  | 'file_too_deep'
  | 'link_unreadable'
  | 'link_without_script'

/** `limit` is the exceeded limit, `count` the actual number; `line` and `column` count from 1. */
export interface RefusalDetail {
  limit?: number
  count?: number
  line?: number
  column?: number
}

export interface Refusal {
  ok: false
  code: RefusalCode
  detail?: RefusalDetail
}

export const refuseFile = (code: RefusalCode, detail?: RefusalDetail): Refusal =>
  detail ? { ok: false, code, detail } : { ok: false, code }

/** Reports one repair or warning. */
export type ReportRepair = (code: RepairCode, where: FileLocation, before?: unknown, after?: unknown) => void

/**
 * Creates a reporter that appends to `repairs`, up to a limit for each code: a small file can have a million entries of
 * one fault, and the list of repairs would be a hundred times as large as the file.
 */
export function reportRepairsTo(repairs: Repair[]): ReportRepair {
  const counts = new Map<RepairCode, number>()
  return (code, where, before, after) => {
    const count = counts.get(code) ?? 0
    if (count === limits.file.repairs) return
    counts.set(code, count + 1)
    const repair: Repair = { code, severity: severities[code], where }
    if (before !== undefined) repair.before = previewValue(before)
    if (after !== undefined) repair.after = previewValue(after)
    repairs.push(repair)
  }
}

const previewLength = 120

/** Returns a value as one line of at most 120 characters, JSON where it isn't text. */
export function previewValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > previewLength ? `${text.slice(0, previewLength - 1)}…` : text
}
