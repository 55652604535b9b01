import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CharacterPair } from '#core/script/script-jinxes.ts'
import { jinxReasonRule } from '#core/script/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { errorText, firstErrorText } from '#i18n/refusals/error-text.ts'
import { $jinxes, setJinx } from '#stores/jinxes.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FullEntryNotice, PairFields, PairNames, useChosenPair } from './pair-fields.tsx'
import { ReasonField } from './reason-field.tsx'

interface JinxDialogProps {
  /** The pair of the edited jinx; of empty texts for a new jinx. */
  pair: CharacterPair
  onClose: () => void
}

/** Adds or edits a jinx: its two characters and its reason. */
export function JinxDialog({ pair, onClose }: JinxDialogProps) {
  const jinxes = useStore($jinxes)
  const [{ first, second }, setPair] = useChosenPair(pair)
  const existing = jinxes.find(jinx => isSame(jinx, { first, second }))
  const [reason, setReason] = useState(existing?.reason ?? '')
  const [isSubmitted, setSubmitted] = useState(false)
  const isNew = pair.first === ''
  const errors = {
    first: first === '' ? errorText('text_empty') : undefined,
    second:
      second === '' ? errorText('text_empty') : second === first ? m.jinxes_same_character() : undefined,
    reason: firstErrorText(jinxReasonRule.safeParse(reason))
  }

  const save = () => {
    setSubmitted(true)
    if (errors.first || errors.second || errors.reason) return requestAnimationFrame(focusFirstError)
    setJinx({ first, second }, reason.trim())
    notify({ kind: isNew ? 'jinxAdded' : 'jinxChanged' })
    return onClose()
  }

  return (
    <Dialog
      title={isNew ? m.jinxes_add() : m.jinxes_edit()}
      closeLabel={m.import_close()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{m.import_cancel()}</Button>
          <Button variant="primary" onClick={save}>
            {isNew ? m.jinxes_add() : m.jinxes_save()}
          </Button>
        </>
      }
    >
      <div className="jinx-form">
        {isNew ? (
          <PairFields
            pair={{ first, second }}
            onChange={setPair}
            errors={isSubmitted ? errors : {}}
            hint={existing ? m.jinxes_exists() : undefined}
          />
        ) : (
          <PairNames pair={{ first, second }} />
        )}
        <ReasonField
          value={reason}
          onChange={setReason}
          error={isSubmitted ? errors.reason : undefined}
          help={existing?.official && existing.official !== reason ? existing.official : undefined}
          data-first-focus={isNew ? undefined : true}
        />
        <FullEntryNotice pair={{ first, second }} />
      </div>
    </Dialog>
  )
}

const isSame = (one: CharacterPair, other: CharacterPair) =>
  (one.first === other.first && one.second === other.second) ||
  (one.first === other.second && one.second === other.first)

function focusFirstError() {
  document.querySelector<HTMLElement>('.jinx-form [aria-invalid="true"]')?.focus()
}
