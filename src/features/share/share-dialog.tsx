import './share-dialog.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { EmbedSection } from './embed-section.tsx'
import { OpenInTools } from './open-in-tools.tsx'
import { ScriptLinks } from './script-links.tsx'
import { ShareMessage } from './share-message.tsx'
import { ShareVisibility } from './share-visibility.tsx'
import { useShareLinks } from './use-share-links.ts'

/** Ways to share the open script: who can see its page, links, QR code, chat message, other tools, embed. */
export function ShareDialog({ onClose = closeDialog }: { onClose?: () => void }) {
  const cast = useStore($cast)
  const links = useShareLinks()
  return (
    <Dialog title={m.share_title()} closeLabel={m.share_close()} onClose={onClose} width={680}>
      <div className="share">
        {cast?.characters.length === 0 && <p>{m.share_empty()}</p>}
        <ShareVisibility />
        <ScriptLinks siteLink={links?.site} title={cast?.title ?? ''} />
        {cast && cast.characters.length > 0 && <ShareMessage cast={cast} link={links?.site} />}
        {cast && links && <OpenInTools cast={cast} forTools={links.forTools} />}
        <EmbedSection title={cast?.title ?? ''} />
      </div>
    </Dialog>
  )
}
