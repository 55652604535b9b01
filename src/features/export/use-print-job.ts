import { messageFiles } from 'virtual:message-files'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { castOf } from '#core/cast.ts'
import { $shownPage } from '#stores/saving/shown-page.ts'
import { $script } from '#stores/script.ts'
import { $printChoice, changeOptions, chooseLanguage, chosenParts, languagesOf } from './print-choice.ts'
import type { PrintJob } from './print-order.ts'
import { usePrintTexts } from './print-texts.ts'

/** The print job of the open script; undefined if there is nothing to print or texts are still loading. */
export function usePrintJob(): PrintJob | undefined {
  const script = useStore($script)
  const preferences = useStore($printChoice)
  const pageAddress = useStore($shownPage)
  const { options } = preferences
  const { language, second: secondLanguage } = languagesOf(preferences)
  const texts = usePrintTexts(language, () => chooseLanguage(undefined))
  const secondTexts = usePrintTexts(secondLanguage, () => changeOptions({ secondLanguage: undefined }))
  return useMemo(() => {
    if (!texts || (secondLanguage && !secondTexts) || chosenParts(options).length === 0) return undefined
    const cast = castOf(script, catalogue, texts)
    if (cast.characters.length === 0) return undefined
    const second = secondTexts && castOf(script, catalogue, secondTexts)
    const messages = messageFiles[language]?.all
    return {
      cast,
      ...(second && { second }),
      options,
      language,
      day: today(),
      ...(messages && { messages }),
      ...(pageAddress && { link: pageAddress(language) })
    }
  }, [script, texts, secondTexts, options, language, secondLanguage, pageAddress])
}

/** Today in the local time zone, as `2026-11-21`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
