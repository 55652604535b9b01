import type { BuilderScreen } from '#routes'
import components from './screen-components.ts?raw'
import { backgroundScreen } from './screens.ts'

/**
 * Modules that a builder screen imports dynamically but needs at once, as `screenComponents` imports them: paths from the
 * project root. Read from the source, since the built page must not import the components itself.
 *
 * @throws Error if there is no import for the screen
 */
export function screenPreloads(screen: BuilderScreen): string[] {
  const key = backgroundScreen(screen)
  const [, module] = components.match(new RegExp(`^  ${key}: [^]*?import\\('#([^']+)'\\)`, 'm')) ?? []
  if (!module) throw new Error(`screen-components.ts imports nothing for ${key}`)
  return [`src/${module}`]
}
