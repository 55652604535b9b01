import type { AdviceCode, Fix, ScriptImage, Severity, Suggestion } from '#core/advice/suggestion.ts'
import type { Night } from '#core/night/night.ts'
import { languageTags } from '#routes'
import type { FindName } from './location-text.ts'
import { m, pageLocale } from './messages.ts'
import { teamName } from './team-names.ts'

/** The most names in a list; the rest is counted. */
const maxNames = 4

/**
 * A suggestion as one line of text in the page's language.
 *
 * @example adviceText({ code: 'title_missing', severity: 'note' }, nameOf) // 'The script has no name yet.'
 */
export function adviceText(suggestion: Suggestion, nameOf: FindName): string {
  const toName = (id: string | undefined) => (id === undefined ? '' : (nameOf(id) ?? id))
  const characters = (suggestion.characters ?? []).map(toName)
  const images = (suggestion.images ?? []).map(image => imageNames[image]())
  const { count = 0, limit = 0 } = suggestion
  return texts[suggestion.code]({
    names: listNames([...new Set([...characters, ...images])]),
    name: toName(suggestion.characters?.[0]),
    partner: toName(suggestion.characters?.[1]),
    team: suggestion.team ? teamName(suggestion.team) : '',
    night: suggestion.night ? nightNames[suggestion.night]() : '',
    count,
    limit
  })
}

/** The button label of a fix: `Add the Djinn`. */
export function fixText(fix: Fix, nameOf: FindName): string {
  switch (fix.kind) {
    case 'add':
      return m.advice_fix_add({ name: nameOf(fix.id) ?? fix.id })
    case 'remove':
      return m.advice_fix_remove({ names: listNames(fix.ids.map(id => nameOf(id) ?? id)) })
    case 'mendOrder':
      return m.advice_fix_order()
    case 'markSetup':
      return m.advice_fix_setup()
    case 'mendImages':
      return m.advice_fix_images()
  }
}

export const severityName: Record<Severity, () => string> = {
  mistake: m.advice_mistake,
  advice: m.advice_hint,
  note: m.advice_note
}

function listNames(names: readonly string[]): string {
  const rest = names.length - maxNames
  const listed = rest > 1 ? [...names.slice(0, maxNames), m.advice_more({ count: rest })] : names
  return new Intl.ListFormat(languageTags[pageLocale()], { type: 'conjunction' }).format(listed)
}

const imageNames: Record<ScriptImage, () => string> = {
  logo: m.advice_logo,
  background: m.advice_background
}

const nightNames: Record<Night, () => string> = {
  firstNight: m.script_legend_first,
  otherNight: m.script_legend_other
}

interface Values {
  names: string
  name: string
  partner: string
  team: string
  night: string
  count: number
  limit: number
}

const texts: Record<AdviceCode, (values: Values) => string> = {
  team_missing: m.advice_team_missing,
  team_awaited: m.start_team_awaited,
  unknown_ids: m.advice_unknown_ids,
  partner_missing: m.advice_partner_missing,
  name_twice: m.advice_name_twice,
  ability_missing: m.advice_ability_missing,
  image_local: m.advice_image_local,
  image_page: m.advice_image_page,
  djinn_missing: m.advice_djinn_missing,
  bootlegger_missing: m.advice_bootlegger_missing,
  outsiders_short: m.advice_outsiders_short,
  outsiders_fixed: m.advice_outsiders_fixed,
  team_few: m.advice_team_few,
  script_large: m.advice_script_large,
  misinformation_none: m.advice_misinformation_none,
  information_little: m.advice_information_little,
  setup_unmarked: m.advice_setup_unmarked,
  wake_without_reminder: m.advice_wake_without_reminder,
  order_incomplete: m.advice_order_incomplete,
  image_device: m.device_image_advice,
  image_short_lived: m.advice_image_short_lived,
  image_insecure: m.advice_image_insecure,
  text_long: m.advice_text_long,
  title_long: m.advice_title_long,
  author_long: m.advice_author_long,
  introduction_long: m.advice_introduction_long,
  rules_many: m.advice_rules_many,
  outsiders_countable: m.advice_outsiders_countable,
  misinformation_much: m.advice_misinformation_much,
  information_much: m.advice_information_much,
  deaths_plain: m.advice_deaths_plain,
  deaths_many: m.advice_deaths_many,
  protection_many: m.advice_protection_many,
  jinxes_many: m.advice_jinxes_many,
  partners_two: m.advice_partners_two,
  team_many: m.advice_team_many,
  order_asleep: m.advice_order_asleep,
  order_strangers: m.advice_order_strangers,
  reminder_without_wake: m.advice_reminder_without_wake,
  jinx_nowhere: m.advice_jinx_nowhere,
  djinn_idle: m.advice_djinn_idle,
  bootlegger_idle: m.advice_bootlegger_idle,
  title_missing: m.advice_title_missing
}
