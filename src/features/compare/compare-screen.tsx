import './compare-screen.css'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ChooseScriptDialog } from './choose-script-dialog.tsx'
import { Comparison } from './comparison.tsx'
import { ScriptSide } from './script-side.tsx'
import { useComparedScript } from './use-compared-script.ts'
import { type Side, useReferences } from './use-references.ts'

/** Compares two scripts side by side. The address says which. */
export function CompareScreen() {
  const { references, show } = useReferences()
  const [one, two] = [useComparedScript(references.one), useComparedScript(references.two)]
  const [choosing, setChoosing] = useState<Side>()
  return (
    <PageFrame minor heading={m.compare_title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
      <div className="compare-sides">
        <ScriptSide
          label={m.compare_first()}
          side={one}
          reference={references.one}
          onChoose={() => setChoosing('one')}
        />
        <ScriptSide
          label={m.compare_second()}
          side={two}
          reference={references.two}
          onChoose={() => setChoosing('two')}
        />
      </div>
      {references.one && references.two && (
        <Button
          small
          variant="text"
          icon={<ArrowLeftRight />}
          onClick={() => show({ one: references.two, two: references.one })}
        >
          {m.compare_exchange()}
        </Button>
      )}
      {one.state === 'ready' && two.state === 'ready' && <Comparison first={one} second={two} />}
      {(!references.one || !references.two) && <p className="compare-note">{m.compare_start()}</p>}
      {choosing && (
        <ChooseScriptDialog
          label={choosing === 'one' ? m.compare_first() : m.compare_second()}
          chosen={references[choosing]}
          other={references[choosing === 'one' ? 'two' : 'one']}
          onChoose={reference => show({ [choosing]: reference })}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </PageFrame>
  )
}
