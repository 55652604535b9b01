import type { Edition } from '#core/edition.ts'
import { m } from './messages.ts'

/** What an edition is called. */
export const editionName = (edition: Edition): string => names[edition]()

const names: Record<Edition, () => string> = {
  tb: m.characters_edition_tb,
  snv: m.characters_edition_snv,
  bmr: m.characters_edition_bmr,
  experimental: m.characters_edition_experimental
}
