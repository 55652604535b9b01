import './output.css'
import { m } from '#i18n/messages.ts'
import type { DeviceDrawing } from '#stores/drawings/device-drawings.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { doneText, hasVisibleLayer, startText } from './apply-images.ts'
import { OutputFields, sizeText } from './output-fields.tsx'
import { OutputResult } from './output-result.tsx'
import { progressText } from './output-texts.ts'
import { useChoices } from './use-choices.ts'
import { useSaving } from './use-saving.ts'

interface OutputDialogProps {
  open: DeviceDrawing
  onClose: () => void
}

/** Saves the images of a drawing: chooses where, shows the progress, and says what is saved. */
export function OutputDialog({ open, onClose }: OutputDialogProps) {
  const { drawing } = open
  const choices = useChoices(drawing.kind)
  const { state, start, stop, reset, goOn, close } = useSaving(open, choices, onClose)
  const isWorking = state.step === 'working'
  const canUseDevice = choices.destination !== 'account' && choices.destination !== 'files'
  if (!hasVisibleLayer(drawing, choices.variants))
    return (
      <OutputFrame onClose={close}>
        <p>{m.image_output_empty()}</p>
      </OutputFrame>
    )
  return (
    <OutputFrame
      onClose={close}
      footerNote={<span data-minor>{sizeText(drawing)}</span>}
      footer={
        <>
          {isWorking && <Button onClick={stop}>{m.export_cancel()}</Button>}
          {state.step === 'done' && !goOn && <Button onClick={close}>{m.notice_close()}</Button>}
          {goOn ? (
            <Button variant="primary" onClick={goOn}>
              {m.image_output_continue()}
            </Button>
          ) : (
            <Button
              variant="primary"
              busy={isWorking}
              disabled={choices.variants.length === 0}
              onClick={() => void start()}
            >
              {startText(choices)}
            </Button>
          )}
        </>
      }
    >
      <fieldset className="output-form" disabled={isWorking} onChange={reset}>
        <OutputFields choices={choices} drawing={drawing} />
      </fieldset>
      <p role="status" className="output-help">
        {progressText(state)}
      </p>
      {isWorking && <progress aria-label={progressText(state)} value={state.share} />}
      <OutputResult
        state={state}
        doneText={doneText(choices)}
        onUseDevice={canUseDevice ? () => void start('device') : undefined}
      />
    </OutputFrame>
  )
}

type FrameProps = Omit<Parameters<typeof Dialog>[0], 'title' | 'closeLabel'>

const OutputFrame = (props: FrameProps) => (
  <Dialog {...props} title={m.image_output_open()} closeLabel={m.notice_close()} className="output-dialog" />
)
