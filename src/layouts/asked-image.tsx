import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { BuilderScreen } from '#routes'
import { $askedImage, dismissImage } from '#stores/asked-image.ts'
import { imagePicker } from './screens.ts'
import { useLoaded } from './use-loaded.ts'

/** The image picker, loaded when a field opens it. Closes when the screen changes. */
export function AskedImage({ screen }: { screen: BuilderScreen }) {
  const isOpen = useStore($askedImage) !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the picker on every change of screen
  useEffect(() => dismissImage, [screen])
  const Picker = useLoaded(isOpen ? imagePicker : undefined)
  return Picker && <Picker />
}
