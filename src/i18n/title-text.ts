import type { Locale } from '#routes'
import { m } from './messages.ts'

/**
 * A script's title as screens, notices, pages and prints show it: trimmed, with a text for a blank one. Only the
 * builder, where the title is edited, shows `builderTitle`.
 */
export const titleText = (title: string, locale?: Locale): string =>
  title.trim() || m.script_untitled({}, locale && { locale })

/** A script's title as the heading of the builder. */
export const builderTitle = (title: string): string => title.trim() || m.script_default_title()
