import { useStore } from '@nanostores/react'
import { Save } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $links } from '#stores/saving/links.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $openScriptId } from '#stores/script.ts'
import { $hasAccount } from '#stores/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { SavedVisibility } from './saved-visibility.tsx'

/** Chooses who can see the saved script. While it isn't saved, leads to saving. Nothing for signed-out users. */
export function ShareVisibility() {
  const link = useStore($links)[useStore($openScriptId)]
  const isDeleted = useStore($saveStatus)?.state === 'deleted'
  if (!useStore($hasAccount)) return null
  if (link && link.version > 0 && !isDeleted) return <SavedVisibility key={link.id} link={link} />
  return (
    <section>
      <h3>{m.share_page_of_its_own()}</h3>
      <p>{m.share_page_of_its_own_help()}</p>
      <ButtonLink icon={<Save />} href={builderPath(pageLocale(), 'exportNew')}>
        {m.saving_new_title()}
      </ButtonLink>
    </section>
  )
}
