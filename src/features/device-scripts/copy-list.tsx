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
  copies: readonly KeptCopy[]
  onAsk: (asked: Asked) => void
}

/** The scripts, the last changed first. */
export const CopyList = ({ copies, onAsk }: CopyListProps) =>
  copies.length === 0 ? (
    <NoCopies />
  ) : (
    <ul className="script-entries">
      {copies.map(copy => (
        <CopyRow key={copy.id} copy={copy} onAsk={onAsk} />
      ))}
    </ul>
  )

function CopyRow({ copy, onAsk }: { copy: KeptCopy; onAsk: (asked: Asked) => void }) {
  const isOpen = useStore($openCopyId) === copy.id
  return (
    <ScriptEntry
      title={titleOf(copy.script)}
      author={copy.script.author}
      badge={isOpen ? m.device_open_now() : undefined}
      counts={tallyTeams(copy.script, catalogue)}
      note={
        <time dateTime={new Date(copy.changedAt).toISOString()} title={fullTime(copy.changedAt)}>
          {m.device_changed({ when: relativeTime(copy.changedAt, Date.now()) })}
        </time>
      }
      onOpen={() => open(copy)}
      end={<CopyMenu copy={copy} onAsk={onAsk} />}
    />
  )
}
