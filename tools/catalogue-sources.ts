import { existsSync, readFileSync } from 'node:fs'
import {
  type CatalogueFacts,
  type CatalogueTraits,
  factsSchema,
  type LanguageTexts,
  languageSchema,
  traitsSchema
} from '../src/catalogue/sources.ts'
import { defaultLocale, type Locale, languageTags } from '../src/routes.ts'

/** Where official data is kept once it was imported; it takes the place of our facts and our English. */
export const overlayFolder = 'src/catalogue/overlay'

/** Whether official data was imported. */
export const isImported = (overlay = overlayFolder): boolean => existsSync(overlay)

/** The facts that hold: imported ones, or ours. */
export const readFacts = (overlay = overlayFolder): CatalogueFacts =>
  factsSchema.parse(readSource(overlay, 'facts.json', '.'))

/** The traits, which are always ours. */
export const readTraits = (): CatalogueTraits =>
  traitsSchema.parse(JSON.parse(readFileSync('src/catalogue/traits.json', 'utf8')))

/** A language's texts that hold: for English imported ones, or ours. */
export const readLanguage = (locale: Locale, overlay = overlayFolder): LanguageTexts =>
  languageSchema.parse(readSource(overlay, `${languageTags[locale]}.json`, 'texts'))

export const readEnglish = (overlay = overlayFolder): LanguageTexts => readLanguage(defaultLocale, overlay)

function readSource(overlay: string, name: string, folder: string): unknown {
  const imported = `${overlay}/${name}`
  return JSON.parse(readFileSync(existsSync(imported) ? imported : `src/catalogue/${folder}/${name}`, 'utf8'))
}
