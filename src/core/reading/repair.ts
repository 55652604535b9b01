/**
 * Everything that reading a file may mend or remark on, with its severity: a `repair` changed something,
 * a `warning` kept it as it is. The comments are the plain English sentences, with the placeholders that i18n fills.
 */
const severities = {
  /** The mark at the start of the text was skipped. */
  json_mark: 'repair',
  /** Comments were skipped: {before} */
  json_comment: 'repair',
  /** A comma too many or too few was mended at {where}. */
  json_comma: 'repair',
  /** {before} is not a JSON value and was read as {after}. */
  json_word: 'repair',
  /** Odd or missing quotation marks were read as usual ones: {before} */
  json_quotes: 'repair',
  /** A line break or another control character inside a text was kept. */
  json_control: 'repair',
  /** The script was taken out of {before}. */
  wrapper_opened: 'repair',
  /** A list inside the list was taken as part of it. */
  list_flattened: 'repair',
  /** The file holds no characters. */
  script_empty: 'warning',
  /** {before} is neither a character nor a rule; it is kept in the file as it is. */
  item_kept: 'warning',
  /** {before} is a step of the night and no character; it was left out of the list. */
  step_dropped: 'repair',
  /** {before} is a rule and no character: it became a bootlegger rule. */
  rule_read: 'repair',
  /** The file has no entry with the script's name. */
  meta_missing: 'warning',
  /** The entry with the script's name now stands first. */
  meta_moved: 'repair',
  /** The file names the script more than once; the first entry was taken. */
  meta_merged: 'repair',
  /** The key {before} was read as {after}. */
  key_renamed: 'repair',
  /** {where} could not be read: {before}. It is kept in the file as {after}. */
  value_kept: 'warning',
  /** {where}: {before} was read as the text {after}. */
  text_read: 'repair',
  /** {where}: the single value {before} was read as a list. */
  list_read: 'repair',
  /** {where}: empty entries were left out. */
  empty_dropped: 'repair',
  /** {where} is longer than {after} characters: {before} */
  text_long: 'warning',
  /** {where} has more than {after} entries. */
  list_long: 'warning',
  /** {where}: {before} was read as the number {after}. */
  number_read: 'repair',
  /** {where}: the negative number {before} was read as none. */
  number_negative: 'repair',
  /** {where}: the number {before} was lowered to {after}. */
  number_lowered: 'repair',
  /** {where}: {before} was read as {after}. */
  flag_read: 'repair',
  /** {before} is the official character {after}. */
  id_respelled: 'repair',
  /** {where} had no id and was given {after}. */
  id_made: 'repair',
  /** The id {before} cannot be used and became {after}. */
  id_changed: 'repair',
  /** Nobody knows {before}; it is kept in case a later version does. */
  id_unknown: 'warning',
  /** {before} was on the script twice; one was kept. */
  duplicate_dropped: 'repair',
  /** Two characters had the id {before}; the second became {after}. */
  duplicate_renamed: 'repair',
  /** {where} had no name and was named {after}. */
  name_made: 'repair',
  /** The team {before} was read as {after}. */
  team_respelled: 'repair',
  /** {where} has no team; it was put with {after}. */
  team_missing: 'warning',
  /** There is no team {before}; {where} was put with {after}. */
  team_unknown: 'warning',
  /** The edition {before} is the experimental set. */
  edition_cleared: 'repair',
  /** {where}: the picture {before} has no use and was left out. */
  image_dropped: 'repair',
  /** {where}: {before} is no web address; it will not be shown everywhere. */
  address_not_web: 'warning',
  /** {where} wakes but has no reminder. */
  wake_without_reminder: 'warning',
  /** {where} has a reminder but does not wake. */
  reminder_without_wake: 'warning',
  /** A jinx named {before}; that is {after}. */
  jinx_respelled: 'repair',
  /** The jinx of {before} now stands with {after}. */
  jinx_moved: 'repair',
  /** The jinx of {before} belongs to nobody on the script; it is kept in the file as it is. */
  jinx_unplaced: 'warning',
  /** {where}: {before} is not on the script and was left out. */
  night_off_script: 'repair',
  /** {where}: {before} was read as {after}. */
  night_respelled: 'repair',
  /** {where}: {before} stood there twice. */
  night_repeated: 'repair',
  /** {where}: dusk or dawn was missing and was added: {after} */
  night_step_added: 'repair',
  /** The almanac text of {before} now belongs to {after}. */
  almanac_moved: 'repair'
} as const

export type RepairCode = keyof typeof severities

/** Every code in the order of the table above; i18n has one sentence for each. */
export const repairCodes: readonly string[] = Object.keys(severities)

/** Where in a file something was mended; `index` counts the items of the list, `field` is a key. */
export interface Place {
  index?: number
  id?: string
  name?: string
  field?: string
}

export interface Repair {
  code: RepairCode
  severity: 'repair' | 'warning'
  where: Place
  /** What stood there and what stands there now, cut at 120 characters. */
  before?: string
  after?: string
}

/** Why a text gives no script at all. */
export type RefusalCode =
  | 'file_not_json'
  | 'file_no_script'
  | 'file_too_large'
  | 'file_too_many'
  | 'file_too_deep'
  | 'link_unreadable'

/** `limit` is the limit that was passed, `count` what was found, `line` and `column` count from 1. */
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

/** Writes one repair down. */
export type Note = (code: RepairCode, where: Place, before?: unknown, after?: unknown) => void

export function noteInto(repairs: Repair[]): Note {
  return (code, where, before, after) => {
    const repair: Repair = { code, severity: severities[code], where }
    if (before !== undefined) repair.before = short(before)
    if (after !== undefined) repair.after = short(after)
    repairs.push(repair)
  }
}

const shortLength = 120

/** A value as one readable line of at most 120 characters. */
export function short(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > shortLength ? `${text.slice(0, shortLength - 1)}…` : text
}
