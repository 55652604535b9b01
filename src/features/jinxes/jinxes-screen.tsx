import './jinxes-screen.css'
import { useStore } from '@nanostores/react'
import { Link2, Plus } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $jinxes } from '#stores/jinxes.ts'
import { Button } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { BackLink, PageFrame } from '#ui/page/page-frame.tsx'
import { JinxDialog } from './jinx-dialog.tsx'
import { JinxRows } from './jinx-rows.tsx'
import { useEditedPair } from './pair-fields.tsx'

/** All jinxes in play, with a dialog to add and edit them. */
export function JinxesScreen() {
  const jinxes = useStore($jinxes)
  const [edited, setEdited] = useEditedPair()
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setEdited({ first: '', second: '' })}>
      {m.jinxes_add()}
    </Button>
  )
  return (
    <PageFrame
      minor
      heading={m.jinxes_title()}
      start={<BackLink href={builderPath(pageLocale(), 'script')} label={m.characters_back()} />}
      actions={add}
      barActions={add}
      barLine={m.script_jinxes_in_play({ count: jinxes.length })}
    >
      {jinxes.length === 0 ? (
        <EmptyState icon={<Link2 />} title={m.jinxes_empty_title()}>
          {m.jinxes_empty_text()}
        </EmptyState>
      ) : (
        <>
          <p className="jinxes-intro">{m.jinxes_intro()}</p>
          <JinxRows jinxes={jinxes} onEdit={setEdited} />
        </>
      )}
      {edited && <JinxDialog pair={edited} onClose={() => setEdited(undefined)} />}
    </PageFrame>
  )
}
