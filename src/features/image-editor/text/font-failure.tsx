import { useStore } from '@nanostores/react'
import { drawingFonts } from '#drawing/fonts.ts'
import { m } from '#i18n/messages.ts'
import { RetryBanner } from '#views/retry-banner.tsx'
import { $failedFonts, retryFonts } from './loaded-fonts.ts'

/** Says which fonts couldn't be loaded, and loads them again. */
export function FontFailure() {
  const failed = useStore($failedFonts)
  if (failed.length === 0) return null
  const names = failed.map(key => drawingFonts[key].name).join(', ')
  return <RetryBanner onRetry={() => void retryFonts()}>{m.text_layer_failed({ names })}</RetryBanner>
}
