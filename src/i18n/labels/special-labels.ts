import { m } from '../messages.ts'
import { teamName } from '../team-names.ts'

/** Labels for the values of a character's `special` entries; undefined for unknown values. */
export const specialTypeLabel = (type: string) => types.get(type)?.()
export const specialNameLabel = (name: string) => names.get(name)?.()
export const specialTimeLabel = (time: string) => times.get(time)?.()
export const specialGlobalLabel = (whom: string) => globals.get(whom)?.()

const types = new Map<string, () => string>([
  ['selection', m.special_type_selection],
  ['ability', m.special_type_ability],
  ['signal', m.special_type_signal],
  ['vote', m.special_type_vote],
  ['reveal', m.special_type_reveal],
  ['player', m.special_type_player],
  ['reminder', m.special_type_reminder]
])

const names = new Map<string, () => string>([
  ['grimoire', m.special_name_grimoire],
  ['pointing', m.special_name_pointing],
  ['ghost-votes', m.special_name_ghost_votes],
  ['distribute-roles', m.special_name_distribute_roles],
  ['bag-disabled', m.special_name_bag_disabled],
  ['bag-duplicate', m.special_name_bag_duplicate],
  ['good-duplicate', m.special_name_good_duplicate],
  ['evil-duplicate', m.special_name_evil_duplicate],
  ['multiplier', m.special_name_multiplier],
  ['hidden', m.special_name_hidden],
  ['replace-character', m.special_name_replace_character],
  ['player', m.special_name_player],
  ['card', m.special_name_card],
  ['open-eyes', m.special_name_open_eyes],
  ['public', m.special_name_public]
])

const times = new Map<string, () => string>([
  ['pregame', m.special_time_pregame],
  ['day', m.special_time_day],
  ['night', m.special_time_night],
  ['firstNight', m.special_time_first_night],
  ['firstDay', m.special_time_first_day],
  ['otherNight', m.special_time_other_night],
  ['otherDay', m.special_time_other_day]
])

const globals = new Map<string, () => string>([
  ['townsfolk', () => teamName('townsfolk')],
  ['outsider', () => teamName('outsider')],
  ['minion', () => teamName('minion')],
  ['demon', () => teamName('demon')],
  ['traveller', () => teamName('traveller')],
  ['dead', m.special_global_dead]
])
