import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { BuilderScreen } from '#routes'
import { $place } from '#stores/navigation/place.ts'
import { backgroundScreen } from '../screens.ts'
import { useFocusAfterDialog } from './use-arrival.ts'
import { useTitleAndMenu } from './use-title-and-menu.ts'

/**
 * The screen or dialog at the URL and the screen behind it, with the visit of that screen. Title, side menu and focus
 * follow them.
 *
 * @param initial the screen until the URL has been read
 */
export function useCurrentPlace(initial: BuilderScreen) {
  const { page, background: backgroundPage, visit } = useStore($place)
  const screen = page?.route ?? initial
  const background = backgroundPage?.route ?? backgroundScreen(screen)
  const arrived = useRef('')
  useTitleAndMenu(screen, backgroundPage?.address)
  useFocusAfterDialog(page)
  return { screen, background, visit, arrived }
}
