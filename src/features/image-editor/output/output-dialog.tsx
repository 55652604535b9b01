import './output.css'
import { useRef, useState } from 'react'
import { isSessionOver } from '#api/session.ts'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { setCharacterImages } from '#stores/character-images.ts'
import { returnImages } from '#stores/drawings/make-image.ts'
import type { DeviceDrawing } from '#stores/drawings/open-drawing.ts'
import { setLogo } from '#stores/metadata.ts'
import { retryAfterSignIn } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OutputFields, sizeText } from './output-fields.tsx'
import { OutputResult } from './output-result.tsx'
import { progressText } from './output-texts.ts'
import { type Choices, useChoices } from './use-choices.ts'
import { useOutput } from './use-output.ts'

interface OutputDialogProps {
  open: DeviceDrawing
  onClose: () => void
}

/** Saves the images of a drawing: chooses where, shows the progress, and says what is saved. */
export function OutputDialog({ open, onClose }: OutputDialogProps) {
  const { drawing } = open
  const choices = useChoices(drawing.kind)
  const { state, run, stop, reset } = useOutput()
  const [goOn, setGoOn] = useState<() => void>()
  const isClosed = useRef(false)
  const isWorking = state.step === 'working'

  const close = () => {
    isClosed.current = true
    onClose()
  }

  async function start(place: 'account' | 'device' | 'files') {
    const waiting = choices.target
    let proceed: (() => void) | undefined
    const use = (addresses: readonly string[]) => {
      if (waiting && returnsTo(choices)) proceed = () => returnImages(waiting, addresses)
      return proceed !== undefined || apply(choices, addresses)
    }
    const after = await run({
      open,
      variants: choices.variants,
      place,
      format: formatOf(choices, drawing),
      use
    })
    if (isClosed.current) return
    if (after.step === 'failed' && after.failures.some(({ code }) => isSessionOver(code)))
      retryAfterSignIn(() => isClosed.current || void start(place))
    if (after.step !== 'done' || !proceed) return
    // What was refused must be read first.
    if (after.drawingRefusal) setGoOn(() => proceed)
    else proceed()
  }

  const storage = choices.isSignedIn ? 'account' : 'device'
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
              onClick={() => void start(choices.destination === 'files' ? 'files' : storage)}
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

/** Whether the form that waits for an image is opened afterwards. */
const returnsTo = ({ destination, target }: Choices) =>
  destination === 'form' || (destination === 'logo' && target?.kind === 'logo')

/** Uses stored images. Returns whether that was possible. */
function apply({ destination, character }: Choices, addresses: readonly string[]): boolean {
  const [first] = addresses
  if (destination === 'logo' && first !== undefined) setLogo(first)
  return (
    destination !== 'character' || (character !== undefined && setCharacterImages(character.id, addresses))
  )
}

/** An SVG is chosen for a drawing that can have one. */
const formatOf = ({ destination, format }: Choices, { layers }: Drawing) =>
  destination === 'files' && layers.every(({ content }) => content.kind !== 'image') ? format : 'png'

const hasVisibleLayer = ({ layers, variants }: Drawing, chosen: readonly Variant[]) =>
  layers.some(
    ({ id, isHidden, isCutOut }) =>
      !isHidden &&
      !isCutOut &&
      (chosen.length === 0 || chosen.some(each => !variants[each].hidden.includes(id)))
  )

function startText({ destination }: Choices): string {
  if (destination === 'files') return m.image_output_download()
  return destination === 'account' ? m.image_output_save() : m.image_output_use()
}

function doneText({ destination, character, variants }: Choices): string {
  const count = variants.length
  if (destination === 'files') return m.image_output_done_files()
  if (destination === 'logo') return m.image_output_done_logo()
  if (destination === 'character')
    return m.image_output_done_character({ name: character?.name ?? '', count })
  return m.image_output_done_account({ count })
}
