import { type ComponentType, lazy, Suspense } from 'react'
import { m } from '#i18n/messages.ts'
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

/** Advice beside the list. While it loads, the panel shows only its heading. */
export const AdvicePanel = () => (
  <Suspense
    fallback={
      <div className="from-lg">
        <Panel title={m.advice_title()}>
          <div className="advice-waiting" />
        </Panel>
      </div>
    }
  >
    <Lazy.Panel />
  </Suspense>
)

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
