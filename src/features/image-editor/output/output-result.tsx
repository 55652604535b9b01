import { isSessionOver } from '#api/session.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { variantName } from '../variants/variant-name.ts'
import { drawingRefusalText, failureText, listed } from './output-texts.ts'
import type { OutputState } from './use-output.ts'

interface OutputResultProps {
  state: OutputState
  /** What is done, as a sentence. */
  doneText: string
  /** Stores the images in this browser in place of the account. Undefined where that isn't possible. */
  onUseDevice: (() => void) | undefined
}

/** What was saved, and what wasn't and why. */
export function OutputResult({ state, doneText, onUseDevice }: OutputResultProps) {
  if (state.step === 'done')
    return (
      <>
        <Banner tone="success" className="output-result">
          {doneText}
        </Banner>
        {state.drawingRefusal && (
          <Banner tone="advice" className="output-result">
            {m.image_output_drawing_refused({ reason: drawingRefusalText(state.drawingRefusal) })}
          </Banner>
        )}
      </>
    )
  if (state.step !== 'failed') return null
  const { failures, stored } = state
  const isStopped = failures.every(({ code }) => code === 'stopped')
  const isAway = failures.some(({ code }) => code === 'unreachable' || isSessionOver(code))
  return (
    <Banner
      className="output-result"
      tone={isStopped ? 'advice' : 'error'}
      action={
        isAway && onUseDevice ? (
          <Button small onClick={onUseDevice}>
            {m.image_output_use_device()}
          </Button>
        ) : undefined
      }
    >
      {reasonsOf(failures).map(reason => (
        <p key={reason}>{reason}</p>
      ))}
      {stored.length > 0 && <p>{m.image_output_stored_before({ items: listed(stored.map(variantName)) })}</p>}
    </Banner>
  )
}

/** One sentence for each reason, with the images that it concerns. */
function reasonsOf(failures: Extract<OutputState, { step: 'failed' }>['failures']): string[] {
  const byCode = Map.groupBy(failures, ({ code }) => code)
  return [...byCode].map(([code, all]) => {
    const items = all.flatMap(({ variant }) => (variant ? [variantName(variant)] : []))
    const reason = failureText(code)
    return items.length > 0 ? m.image_output_failed_item({ item: listed(items), reason }) : reason
  })
}
