import type { Special } from '#core/character/character.ts'
import { m } from '#i18n/messages.ts'

/** Describes a special feature of the publisher's app; undefined for an unknown feature. */
export function appFeatureText({ name, value, time }: Special): string | undefined {
  if (name === 'pointing' && time === 'night') return m.catalogue_app_pointing_minions()
  if (name === 'multiplier') return m.catalogue_app_multiplier({ value: value ?? '' })
  return texts.get(name)?.()
}

const texts = new Map<string, () => string>([
  ['bag-duplicate', m.catalogue_app_bag_duplicate],
  ['bag-disabled', m.catalogue_app_bag_disabled],
  ['good-duplicate', m.catalogue_app_good_duplicate],
  ['evil-duplicate', m.catalogue_app_evil_duplicate],
  ['replace-character', m.catalogue_app_replace],
  ['grimoire', m.catalogue_app_grimoire],
  ['open-eyes', m.catalogue_app_open_eyes],
  ['pointing', m.catalogue_app_pointing_day],
  ['hidden', m.catalogue_app_hidden_votes],
  ['ghost-votes', m.catalogue_app_ghost_votes],
  ['distribute-roles', m.catalogue_app_distribute],
  ['public', m.catalogue_app_public_reminders]
])
