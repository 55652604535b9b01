import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { $askedImage, dismissImage } from '#stores/asked-image.ts'
import { imagePicker } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

/** Shows the images of the account where a field asked for one, and no longer than its screen. */
export function AskedImage({ shown }: { shown: BuilderScreen }) {
  const isAsked = useStore($askedImage) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every screen that is left dismisses it
  useEffect(() => dismissImage, [shown])
  const Shown = useLoaded(isAsked ? imagePicker : undefined)
  return Shown && <Shown />
}
