import { messageFiles } from 'virtual:message-files'
import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast } from '#core/cast/cast.ts'
import { $publicPageUrl } from '#stores/saving/public-page.ts'
import { $script } from '#stores/script.ts'
import {
  $printPreferences,
  changePrintOptions,
  languagesOf,
  type PrintPreferences,
  printableParts,
  setPrintLanguage
} from './print-preferences.ts'
import { usePrintTexts } from './use-print-texts.ts'
import type { PrintJob } from './worker/print-protocol.ts'

/** The print job of the open script; undefined if there is nothing to print or texts are still loading. */
export function usePrintJob(): PrintJob | undefined {
  const script = useStore($script)
  const preferences = useStore($printPreferences)
  const pageAddress = useStore($publicPageUrl)
  const { options } = preferences
  const tokenBackground = printedBackground(preferences)
  const { language, second: secondLanguage } = languagesOf(preferences)
  const texts = usePrintTexts(language, () => setPrintLanguage(undefined))
  const secondTexts = usePrintTexts(secondLanguage, () => changePrintOptions({ secondLanguage: undefined }))
  return useMemo(() => {
    if (!texts || (secondLanguage && !secondTexts) || printableParts(options).length === 0) return undefined
    const cast = buildCast(script, catalogue, texts)
    if (cast.characters.length === 0) return undefined
    const second = secondTexts && buildCast(script, catalogue, secondTexts)
    const messages = messageFiles[language]?.all
    return {
      cast,
      ...(second && { second }),
      options,
      ...(tokenBackground && { tokenBackground }),
      language,
      day: today(),
      ...(messages && { messages }),
      ...(pageAddress && { link: pageAddress(language) })
    }
  }, [script, texts, secondTexts, options, tokenBackground, language, secondLanguage, pageAddress])
}

/** White paper has no image. */
const printedBackground = ({ options, tokenBackground }: PrintPreferences) =>
  printableParts(options).includes('tokens') && !options.inkSaver ? tokenBackground : undefined

/** Today in the local time zone, as `2026-11-21`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
