import { catalogue } from '#catalogue/catalogue.ts'
import { loadFirstTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildOfficialCast } from '#core/cast/official-cast.ts'
import type { Game } from '#core/grimoire/game.ts'
import { gameCharacters } from '#core/grimoire/game-characters.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { Script } from '#core/script/script.ts'
import { loadCardMessages } from '#i18n/card-messages.ts'
import { pageLocale } from '#i18n/messages.ts'
import type { Locale } from '#routes'
import { importModule } from '#stores/loading/import-module.ts'
import { translateCardText } from './card-texts.ts'

/** Loads what cards say in a language: names and abilities, and the usual texts. */
export async function loadSecondLanguage(locale: Locale) {
  const [texts, from, to] = await Promise.all([
    loadFirstTexts(locale),
    loadCardMessages(pageLocale(), importModule),
    loadCardMessages(locale, importModule)
  ])
  const official = buildOfficialCast(catalogue, texts).characters
  return {
    charactersOf: (script: Script, game: Game): Characters =>
      gameCharacters(buildCast(script, catalogue, texts), official, game),
    /** A usual text in this language; undefined for others. */
    translate: (text: string) => translateCardText(text, from, to)
  }
}
