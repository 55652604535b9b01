import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type DocumentRefusal, savedScripts } from '#api/documents.ts'
import type { Visibility } from '#core/saving/document.ts'
import type { DocumentLink } from '#core/saving/document-link.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { visibilityText } from '#i18n/visibility-text.ts'
import { changeVisibility } from '#stores/saving/visibility.ts'
import { $openScriptId } from '#stores/script.ts'
import { unlessSessionOver } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'

/** Chooses who can see the saved script. The choice takes effect with the button, so that arrow keys show it to nobody. */
export function SavedVisibility({ link: { visibility } }: { link: DocumentLink }) {
  const scriptId = useStore($openScriptId)
  const [chosen, setChosen] = useState<Visibility>()
  const [outcome, setOutcome] = useState<'running' | 'done' | { refusal: DocumentRefusal }>()
  const value = chosen ?? visibility

  async function apply() {
    setOutcome('running')
    const refusal = await changeVisibility(scriptId, value, savedScripts)
    const shown = refusal && unlessSessionOver(refusal, () => void apply())
    if (!refusal) setChosen(undefined)
    setOutcome(refusal ? shown && { refusal: shown } : 'done')
  }

  return (
    <section className="share-visibility">
      {typeof outcome === 'object' && <Banner tone="error">{scriptRefusalText(outcome.refusal)}</Banner>}
      <VisibilityChoice
        value={value}
        onChange={next => {
          setChosen(next)
          setOutcome(undefined)
        }}
      />
      {value !== visibility && (
        <Button busy={outcome === 'running'} onClick={apply}>
          {m.work_apply()}
        </Button>
      )}
      <p role="status">{outcome === 'done' && visibilityText(visibility).explanation}</p>
    </section>
  )
}
