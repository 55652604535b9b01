import { m } from '#i18n/messages.ts'
import { isPrintablePart, type PrintOptions, type PrintPart, printParts } from '#print/print-options.ts'
import { changePrintOptions } from '../print-preferences.ts'

/** The props of a part's checkbox. It says why a part can't be printed. */
export function partProps(part: PrintPart, options: PrintOptions) {
  const isAvailable = isPrintablePart(part, options)
  const isSecret = !isPrintablePart(part, { ...options, imposition: 'none', jinxes: true })
  const isLeftOut = part === 'jinxCard' && !options.jinxes
  const reason = isSecret
    ? m.export_storyteller_only
    : isLeftOut
      ? m.export_jinxes_off
      : m.export_not_in_booklet
  return {
    label: partNames[part](),
    help: isAvailable ? undefined : reason(),
    checked: isAvailable && options.parts.includes(part),
    disabled: !isAvailable,
    onChange: (isOn: boolean) =>
      changePrintOptions({
        parts: printParts.filter(each => (each === part ? isOn : options.parts.includes(each)))
      })
  }
}

/** The names of the parts in the form. */
export const partNames: Readonly<Record<PrintPart, () => string>> = {
  sheet: m.export_part_sheet,
  back: m.export_part_back,
  night: m.export_part_night,
  almanac: m.export_part_almanac,
  tokens: m.export_part_tokens,
  strips: m.export_part_strips,
  infoCards: m.export_part_info_cards,
  bluffCard: m.export_part_bluff_card,
  playerCounts: m.export_part_player_counts,
  seating: m.export_part_seating,
  jinxCard: m.export_part_jinx_card,
  playerCards: m.export_part_player_cards,
  tentCards: m.export_part_tent_cards
}
