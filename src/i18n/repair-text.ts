import { teams } from '#core/character/team.ts'
import type { Repair, RepairCode } from '#core/reading/repair.ts'
import { type FindName, locationText } from './location-text.ts'
import { m } from './messages.ts'
import { teamName } from './team-names.ts'

/** A repair as text: its location in the file and what was changed. */
export interface RepairTexts {
  location: string
  text: string
}

/**
 * Describes a repair made while reading a file, in the page's language.
 *
 * @example repairText({ code: 'number_read', severity: 'repair', where: { id: 'imp' }, before: '7', after: '7' }, nameOf)
 */
export function repairText({ code, where, before = '', after = '' }: Repair, nameOf: FindName): RepairTexts {
  const value = hasId.has(code) ? (nameOf(after) ?? after) : hasTeam.has(code) ? teamLabel(after) : after
  return { location: locationText(where, nameOf), text: texts[code]({ before, after: value }) }
}

function teamLabel(after: string): string {
  const team = teams.find(each => each === after)
  return team ? teamName(team) : after
}

/** Repairs whose `after` is an id. */
const hasId: ReadonlySet<RepairCode> = new Set([
  'id_respelled',
  'jinx_respelled',
  'jinx_moved',
  'night_respelled',
  'night_step_added'
])

/** Repairs whose `after` is a team. */
const hasTeam: ReadonlySet<RepairCode> = new Set(['team_respelled', 'team_missing', 'team_unknown'])

const texts: Record<RepairCode, (values: { before: string; after: string }) => string> = {
  json_mark: m.import_repair_json_mark,
  json_comment: m.import_repair_json_comment,
  json_comma: m.import_repair_json_comma,
  json_word: m.import_repair_json_word,
  json_quotes: m.import_repair_json_quotes,
  json_control: m.import_repair_json_control,
  wrapper_opened: m.import_repair_wrapper_opened,
  game_opened: m.import_repair_game_opened,
  people_dropped: m.import_repair_people_dropped,
  scripts_dropped: m.import_repair_scripts_dropped,
  list_flattened: m.import_repair_list_flattened,
  script_empty: m.import_repair_script_empty,
  item_kept: m.import_repair_item_kept,
  step_dropped: m.import_repair_step_dropped,
  rule_read: m.import_repair_rule_read,
  meta_missing: m.import_repair_meta_missing,
  meta_moved: m.import_repair_meta_moved,
  meta_merged: m.import_repair_meta_merged,
  key_renamed: m.import_repair_key_renamed,
  value_kept: m.import_repair_value_kept,
  text_read: m.import_repair_text_read,
  list_read: m.import_repair_list_read,
  empty_dropped: m.import_repair_empty_dropped,
  text_long: m.import_repair_text_long,
  list_long: m.import_repair_list_long,
  number_read: m.import_repair_number_read,
  number_negative: m.import_repair_number_negative,
  flag_read: m.import_repair_flag_read,
  id_respelled: m.import_repair_id_respelled,
  id_made: m.import_repair_id_made,
  id_changed: m.import_repair_id_changed,
  id_similar: m.import_repair_id_similar,
  id_unknown: m.import_repair_id_unknown,
  duplicate_dropped: m.import_repair_duplicate_dropped,
  duplicate_renamed: m.import_repair_duplicate_renamed,
  name_made: m.import_repair_name_made,
  team_respelled: m.import_repair_team_respelled,
  team_missing: m.import_repair_team_missing,
  team_unknown: m.import_repair_team_unknown,
  edition_cleared: m.import_repair_edition_cleared,
  image_dropped: m.import_repair_image_dropped,
  address_not_web: m.import_repair_address_not_web,
  wake_without_reminder: m.import_repair_wake_without_reminder,
  reminder_without_wake: m.import_repair_reminder_without_wake,
  jinx_respelled: m.import_repair_jinx_respelled,
  jinx_moved: m.import_repair_jinx_moved,
  jinx_unplaced: m.import_repair_jinx_unplaced,
  night_off_script: m.import_repair_night_off_script,
  night_respelled: m.import_repair_night_respelled,
  night_repeated: m.import_repair_night_repeated,
  night_step_added: m.import_repair_night_step_added,
  almanac_moved: m.import_repair_almanac_moved
}
