import type { CatalogueTexts, CharacterTexts } from '#core/catalogue/catalogue.ts'

/** What lists and searches don't show: all texts of characters but names and abilities, and the reasons of jinxes. */
export interface OtherTexts {
  characters: Readonly<Record<string, Partial<CharacterTexts>>>
  jinxes: CatalogueTexts['jinxes']
}

/** The texts of a language in two parts, for browsers: the builder starts with the first. */
export function splitTexts(texts: CatalogueTexts): { first: CatalogueTexts; others: OtherTexts } {
  const parts = Object.entries(texts.characters).map(([id, { name, ability, ...others }]) => ({
    id,
    first: { name, ability },
    others
  }))
  return {
    first: {
      ...texts,
      characters: Object.fromEntries(parts.map(({ id, first }) => [id, first])),
      jinxes: {}
    },
    others: {
      characters: Object.fromEntries(parts.map(({ id, others }) => [id, others])),
      jinxes: texts.jinxes
    }
  }
}

/** Puts the parts together again. */
export const joinTexts = (first: CatalogueTexts, others: OtherTexts): CatalogueTexts => ({
  ...first,
  characters: Object.fromEntries(
    Object.entries(first.characters).map(([id, texts]) => [id, { ...texts, ...others.characters[id] }])
  ),
  jinxes: others.jinxes
})
