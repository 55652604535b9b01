import { type FormEvent, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'

interface PlaceDialogProps {
  name: string
  /** Where it stands now, from 0. */
  place: number
  count: number
  onPlace: (to: number) => void
  onClose: () => void
}

/** Moves a row to the place whose number is given, for long nights. */
export function PlaceDialog({ name, place, count, onPlace, onClose }: PlaceDialogProps) {
  const [text, setText] = useState(String(place + 1))
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(text)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) onPlace(wanted - 1)
    else setWrong(true)
  }
  return (
    <Dialog
      title={m.night_place_title({ name })}
      closeLabel={m.night_place_cancel()}
      onClose={onClose}
      width={400}
      footer={
        <>
          <Button onClick={onClose}>{m.night_place_cancel()}</Button>
          <Button variant="primary" type="submit" form="night-place">
            {m.night_place_move()}
          </Button>
        </>
      }
    >
      <form id="night-place" noValidate onSubmit={submit}>
        <Field
          label={m.night_place_label({ count })}
          inputMode="numeric"
          value={text}
          onChange={setText}
          onFocus={event => event.target.select()}
          error={isWrong && m.night_place_wrong({ count })}
          autoFocus
        />
      </form>
    </Dialog>
  )
}
