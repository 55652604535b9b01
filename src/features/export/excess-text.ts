import { m, pageLocale } from '#i18n/messages.ts'
import type { ExcessKind, PrintExcess } from '#print/print-limits.ts'
import { languageTags } from '#routes'

/** Says what a print has too much of, the limit, and the option that helps. */
export function excessText({ kind, count, limit }: PrintExcess): string {
  const { format } = new Intl.NumberFormat(languageTags[pageLocale()])
  return texts[kind]({ count: format(count), limit: format(limit) })
}

const texts: Readonly<Record<ExcessKind, (numbers: { count: string; limit: string }) => string>> = {
  jinxes: numbers => m.export_excess_jinxes({ ...numbers, option: m.export_sheet_jinxes() }),
  houseRules: numbers => m.export_excess_house_rules({ ...numbers, option: m.export_sheet_house_rules() }),
  tokens: numbers => m.export_excess_tokens({ ...numbers, option: m.export_part_tokens() }),
  tokenLetters: numbers => m.export_excess_token_letters({ ...numbers, option: m.export_part_tokens() }),
  text: m.export_excess_text,
  letters: m.export_excess_letters,
  marks: m.export_excess_marks,
  pages: m.export_excess_pages
}
