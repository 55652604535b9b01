import { lazy, Suspense } from 'react'
import { m } from '#i18n/messages.ts'
import { Panel } from '#ui/page-frame.tsx'

const Nothing = () => null

/**
 * Advice is fetched when the list is on the screen and the browser has nothing else to do. Where that fails, the list
 * stays as it is.
 */
const fetched = (name: 'AdvicePanel' | 'AdviceLine') =>
  lazy(async () => {
    await idle()
    const advice = await import('./advice.tsx').catch(() => undefined)
    return { default: advice?.[name] ?? Nothing }
  })

const Later = { Panel: fetched('AdvicePanel'), Line: fetched('AdviceLine') }

/** Advice beside the list; its heading stands there before it. */
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
    <Later.Panel />
  </Suspense>
)

/** Advice as one line over the list; its place is kept for it. */
export const AdviceLine = () => (
  <Suspense fallback={<div className="folded-line folded-line-waiting" />}>
    <Later.Line />
  </Suspense>
)

/** Not every browser tells when it is idle. */
const idle = () =>
  new Promise<unknown>(resolve =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200)
  )
