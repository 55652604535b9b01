import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyScript, type Script } from '#core/script/script.ts'
import { Builder } from '#layouts/builder/builder.tsx'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import { backgroundScreen } from '#layouts/builder/screens.ts'
import { type BuilderScreen, builderPaths } from '#routes'
import { showPlace } from '#stores/navigation/place.ts'
import { dismissNotice } from '#stores/notice.ts'
import { clearUndoHistory, openWorkingCopy } from '#stores/script.ts'
import { waitUntil } from '../wait.ts'
import { pageContent } from './render-page.tsx'

interface Options {
  script?: Script
  screen?: BuilderScreen
  /** Replaces `:id` in the screen's path. */
  id?: string
  /** The query of the address, with its question mark. */
  query?: string
  /** In pixels. */
  width?: number
  height?: number
}

let opened = 0

/**
 * Renders the whole builder, as a browser shows it that has this script in its storage: there is nothing to undo. The
 * screen's modules are loaded before, since the first test of a file would wait for them longest.
 */
export async function openBuilder({
  script = emptyScript,
  screen = 'script',
  id = '',
  query = '',
  width = 1280,
  height = 800
}: Options = {}) {
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
  localStorage.clear()
  dismissNotice()
  typeUrl(builderPaths[screen].replace(':id', id) + query)
  opened += 1
  openWorkingCopy({ id: `test-${opened}`, script })
  clearUndoHistory()
  await Promise.all([screenComponents[backgroundScreen(screen)].load(), screenComponents[screen].load()])
  const rendered = await render(<Builder screen={screen} />, { container: pageContent() })
  await keepToasts()
  return rendered
}

/** The page is where it would be if somebody had typed this URL: the history has nothing of the builder before. */
function typeUrl(path: string) {
  history.pushState(null, '', path)
  showPlace()
}

/** Toasts stay, as below a pointer: on a slow machine they would go before a test has pressed their Undo. */
async function keepToasts() {
  const region = await waitUntil(() => document.querySelector('.toasts'))
  region.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}
