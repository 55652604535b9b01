import type { Variant } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'

/** All variants in the order in which a character's images are listed. */
export const variants: readonly Variant[] = ['good', 'evil', 'neutral']

export const variantName = (variant: Variant): string => names[variant]()

const names: Record<Variant, () => string> = {
  good: m.grimoire_good,
  evil: m.grimoire_evil,
  neutral: m.icon_preview_neutral
}
