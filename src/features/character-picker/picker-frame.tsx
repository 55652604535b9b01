import { useStore } from '@nanostores/react'
import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $characterIds } from '#stores/characters.ts'
import { $title } from '#stores/script-heading.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { BackLink, PageFrame } from '#ui/page/page-frame.tsx'
import { TargetBar } from './target-bar.tsx'

/** The picker's page frame: heading, number of characters on the script and beside the target, and a link back to the script. */
export function PickerFrame({ children }: { children: ReactNode }) {
  const count = useStore($characterIds).size
  const title = useStore($title)
  const script = builderPath(pageLocale(), 'script')
  const onScript = title.trim()
    ? m.characters_on_script({ count, title })
    : m.characters_on_untitled({ count })
  const done = (
    <ButtonLink variant="primary" href={script}>
      {m.characters_done()}
    </ButtonLink>
  )
  return (
    <PageFrame
      minor
      heading={m.characters_title()}
      start={<BackLink href={script} label={m.characters_back()} />}
      actions={
        <>
          <span className="picker-count">{onScript}</span>
          <ButtonLink icon={<PencilLine />} href={builderPath(pageLocale(), 'newCharacter')}>
            {m.editor_new()}
          </ButtonLink>
          {done}
        </>
      }
      barActions={
        <>
          <a
            className="icon-button"
            href={builderPath(pageLocale(), 'newCharacter')}
            aria-label={m.editor_new()}
          >
            <PencilLine />
          </a>
          {done}
        </>
      }
      barLine={<span className="picker-bar-line">{onScript}</span>}
    >
      <TargetBar />
      {children}
    </PageFrame>
  )
}
