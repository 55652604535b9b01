import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { languageNames } from '#i18n/language-names.ts'
import { pageLocale } from '#i18n/messages.ts'
import { isLocale, type Locale } from '#routes'
import { $script } from '#stores/script.ts'
import { persistentAtom } from '#stores/storage/persistent-atom.ts'
import { useAsync } from '#ui/use-async.ts'
import { loadSecondLanguage } from './load-second-language.ts'

/** The language in which cards repeat their texts, stored in this browser; '' for none. */
export const $secondLanguage = persistentAtom<Locale | ''>('belfry:cardLanguage', '', {
  encode: locale => locale,
  decode: text => (isLocale(text) ? text : '')
})

/** What a card says in another language. */
export interface SecondLanguage {
  /** BCP 47 tag. */
  tag: string
  characters: Characters
  /** A usual text in this language; undefined for others. */
  translate: (text: string) => string | undefined
}

/** The second language of cards: undefined for none and while it loads, 'failed' when it can't be loaded. */
export function useSecondLanguage(game: Game): SecondLanguage | 'failed' | undefined {
  const chosen = useStore($secondLanguage)
  const script = useStore($script)
  const locale = chosen === '' || chosen === pageLocale() ? undefined : chosen
  const { value, state } = useAsync(locale && (() => loadSecondLanguage(locale)), [locale])
  return useMemo(() => {
    if (state === 'failed') return 'failed'
    if (!locale || !value) return undefined
    return {
      tag: languageNames[locale].tag,
      characters: value.charactersOf(script, game),
      translate: value.translate
    }
  }, [locale, value, state, script, game])
}
