import { useStore } from '@nanostores/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { m } from '#i18n/messages.ts'
import { $characterIds } from '#stores/characters.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { Panel } from '#ui/page/page-frame.tsx'

const Nothing = () => null

/**
 * Loads a component of `advice.tsx` when the browser is idle, so that the character list renders first. If loading
 * fails, it renders nothing.
 */
const lazyAdvice = (pick: (module: typeof import('./advice.tsx')) => ComponentType) =>
  lazy(async () => {
    await whenIdle()
    const module = await importModule(() => import('./advice.tsx')).catch(() => undefined)
    return { default: module ? pick(module) : Nothing }
  })

const Lazy = {
  Panel: lazyAdvice(module => module.AdvicePanel),
  Disclosure: lazyAdvice(module => module.AdviceDisclosure)
}

/** Advice beside the list. While it loads, the panel shows only its heading; an empty script gets no advice. */
export const AdvicePanel = () => (
  <Suspense fallback={<WaitingPanel />}>
    <Lazy.Panel />
  </Suspense>
)

function WaitingPanel() {
  const isEmpty = useStore($characterIds).size === 0
  if (isEmpty) return null
  return (
    <div className="from-lg advice-panel-waiting">
      <Panel title={m.advice_title()}>
        <div className="advice-waiting" />
      </Panel>
    </div>
  )
}

/** Advice as one collapsible line above the list. While it loads, an empty line reserves its height. */
export const AdviceDisclosure = () => (
  <Suspense fallback={<div className="folded-line folded-line-waiting" />}>
    <Lazy.Disclosure />
  </Suspense>
)

/** Resolves when the browser is idle, or after a short delay in browsers without `requestIdleCallback`. */
const whenIdle = () =>
  new Promise<unknown>(resolve =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200)
  )
