import type { Reason } from '#core/filling/score-character.ts'
import type { NeedKind } from '#core/filling/script-profile.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { languageTags } from '#routes'

/**
 * A reason as one sentence in the page's language.
 *
 * @param nameOf returns the name of a character, on the script or not
 */
export function reasonText(reason: Reason, nameOf: (id: string) => string): string {
  switch (reason.code) {
    case 'partner':
      return m.suggest_reason_partner({ name: nameOf(reason.id) })
    case 'team':
      return m.suggest_reason_team({ team: teamName(reason.team) })
    case 'together':
      return togetherText(reason.ids.map(nameOf), formatNumber(reason.lift, { maximumFractionDigits: 1 }))
    case 'popular':
      return m.suggest_reason_popular({ percent: formatNumber(reason.share, { style: 'percent' }) })
    case 'new':
      return m.suggest_reason_new()
    default:
      return reason.count > 0 ? fewTexts[reason.code]({ count: reason.count }) : noneTexts[reason.code]()
  }
}

/** Names as a list with "and" in the page's language. */
export const listNames = (names: readonly string[]) =>
  new Intl.ListFormat(languageTags[pageLocale()], { type: 'conjunction' }).format(names)

const togetherText = (names: readonly string[], lift: string) =>
  names.length === 1
    ? m.suggest_reason_together_one({ name: names[0] ?? '', lift })
    : m.suggest_reason_together({ names: listNames(names), lift })

const formatNumber = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languageTags[pageLocale()], options).format(value)

const noneTexts: Record<NeedKind, () => string> = {
  information: m.suggest_reason_information,
  misinformation: m.suggest_reason_misinformation,
  deaths: m.suggest_reason_deaths,
  protection: m.suggest_reason_protection,
  outsiders: m.suggest_reason_outsiders
}

/** Of deaths, protection and changes of the Outsiders, a script lacks some only while it has at most one. */
const fewTexts: Record<NeedKind, (values: { count: number }) => string> = {
  information: m.suggest_reason_information_few,
  misinformation: m.suggest_reason_misinformation_few,
  deaths: () => m.suggest_reason_deaths_few(),
  protection: () => m.suggest_reason_protection_few(),
  outsiders: () => m.suggest_reason_outsiders_few()
}
