import type { Context } from 'hono'
import { defaultLocale, isLocale, type Locale } from '#routes'
import { embedParameters } from '#routes/worker-paths.ts'
import type { Env } from '../env.ts'

/** The colour schemes of an embed; `auto` is the reader's. */
export const embedThemes = ['auto', 'light', 'dark'] as const

export interface EmbedOptions {
  locale: Locale
  theme: (typeof embedThemes)[number]
  withAbilities: boolean
}

/** Reads the options of an embed. What it doesn't know counts as not given, so that a page never shows an error instead. */
export function readEmbedOptions(c: Context<Env>): EmbedOptions {
  const locale = c.req.query(embedParameters.language) ?? ''
  const theme = c.req.query(embedParameters.theme)
  return {
    locale: isLocale(locale) ? locale : defaultLocale,
    theme: embedThemes.find(each => each === theme) ?? 'auto',
    withAbilities: c.req.query(embedParameters.abilities) === '1'
  }
}
