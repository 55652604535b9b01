import { type FormEvent, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

interface PositionDialogProps {
  name: string
  /** The current position, from 0. */
  index: number
  count: number
  /** `to`: the new position, from 0. */
  onMove: (to: number) => void
  onClose: () => void
}

/** Asks for a position number and moves the row there: in long nights faster than dragging. */
export function PositionDialog({ name, index, count, onMove, onClose }: PositionDialogProps) {
  const [text, setText] = useState(String(index + 1))
  const [isInvalid, setInvalid] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const position = Number(text)
    if (Number.isInteger(position) && position >= 1 && position <= count) onMove(position - 1)
    else setInvalid(true)
  }
  return (
    <Dialog
      title={m.night_position_title({ name })}
      closeLabel={m.night_position_cancel()}
      onClose={onClose}
      width={400}
      footer={
        <>
          <Button onClick={onClose}>{m.night_position_cancel()}</Button>
          <Button variant="primary" type="submit" form="night-position">
            {m.night_position_move()}
          </Button>
        </>
      }
    >
      <form id="night-position" noValidate onSubmit={submit}>
        <TextInput
          label={m.night_position_label({ count })}
          inputMode="numeric"
          value={text}
          onChange={setText}
          onFocus={event => event.target.select()}
          announcesError
          error={isInvalid && m.night_position_invalid({ count })}
          data-first-focus=""
        />
      </form>
    </Dialog>
  )
}
