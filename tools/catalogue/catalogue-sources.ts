import { existsSync, readFileSync } from 'node:fs'
import {
  type CatalogueFacts,
  type CatalogueTraits,
  factsSchema,
  type LanguageTexts,
  languageSchema,
  traitsSchema
} from '../../src/catalogue/source-schemas.ts'
import { defaultLocale, type Locale, languageTags } from '../../src/routes.ts'

/** The folder of imported official data, which overrides Belfry's facts and English texts. */
export const overlayFolder = 'src/catalogue/overlay'

/** Whether official data is imported. */
export const isImported = (overlay = overlayFolder): boolean => existsSync(overlay)

/** The facts: the imported ones, else Belfry's. */
export const readFacts = (overlay = overlayFolder): CatalogueFacts =>
  factsSchema.parse(readSource(overlay, 'facts.json', '.'))

/** The traits: always Belfry's, official data has none. */
export const readTraits = (): CatalogueTraits =>
  traitsSchema.parse(JSON.parse(readFileSync('src/catalogue/traits.json', 'utf8')))

/** The texts of a language: the imported ones (English only), else Belfry's. */
export const readLanguage = (locale: Locale, overlay = overlayFolder): LanguageTexts =>
  languageSchema.parse(readSource(overlay, `${languageTags[locale]}.json`, 'texts'))

export const readEnglish = (overlay = overlayFolder): LanguageTexts => readLanguage(defaultLocale, overlay)

function readSource(overlay: string, name: string, folder: string): unknown {
  const imported = `${overlay}/${name}`
  return JSON.parse(readFileSync(existsSync(imported) ? imported : `src/catalogue/${folder}/${name}`, 'utf8'))
}
