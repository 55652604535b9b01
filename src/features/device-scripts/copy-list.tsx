import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import { tallyTeams } from '#core/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import type { KeptCopy } from '#stores/library/shelves.ts'
import { $openCopyId } from '#stores/script.ts'
import { ScriptEntry } from '#views/script-entry.tsx'
import { open, titleOf } from './copy-acts.ts'
import { CopyMenu } from './copy-menu.tsx'
import type { Asked } from './device-screen.tsx'
import { NoCopies } from './no-copies.tsx'

interface CopyListProps {
  scripts: readonly KeptCopy[]
  onOpenDialog: (dialog: Asked) => void
}

/** The local scripts, last changed first. */
export const CopyList = ({ scripts, onOpenDialog }: CopyListProps) =>
  scripts.length === 0 ? (
    <NoCopies />
  ) : (
    <ul className="script-entries">
      {scripts.map(local => (
        <LocalScriptRow key={local.id} local={local} onOpenDialog={onOpenDialog} />
      ))}
    </ul>
  )

function LocalScriptRow({ local, onOpenDialog }: { local: KeptCopy; onOpenDialog: (dialog: Asked) => void }) {
  const isOpen = useStore($openCopyId) === local.id
  return (
    <ScriptEntry
      title={titleOf(local.script)}
      author={local.script.author}
      badge={isOpen ? m.device_open_now() : undefined}
      counts={tallyTeams(local.script, catalogue)}
      note={
        <time dateTime={new Date(local.changedAt).toISOString()} title={fullTime(local.changedAt)}>
          {m.device_changed({ when: relativeTime(local.changedAt, Date.now()) })}
        </time>
      }
      onOpen={() => open(local)}
      end={<CopyMenu local={local} onOpenDialog={onOpenDialog} />}
    />
  )
}
