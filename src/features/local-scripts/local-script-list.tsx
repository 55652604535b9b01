import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import type { LocalScript } from '#stores/library/library-database.ts'
import { openScript } from '#stores/library/open-script.ts'
import { $openScriptId } from '#stores/script.ts'
import { ScriptEntry, ScriptEntryList } from '#views/script-entry.tsx'
import { titleLanguage } from '#views/text-language.ts'
import { scriptTitle } from './local-script-actions.ts'
import type { RequestedDialog } from './local-script-menu.tsx'
import { LocalScriptMenu } from './local-script-menu.tsx'
import { NoLocalScripts } from './no-local-scripts.tsx'

interface CopyListProps {
  scripts: readonly LocalScript[]
  onOpenDialog: (dialog: RequestedDialog) => void
}

/** The local scripts, last changed first. */
export const LocalScriptList = ({ scripts, onOpenDialog }: CopyListProps) =>
  scripts.length === 0 ? (
    <NoLocalScripts />
  ) : (
    <ScriptEntryList>
      {scripts.map(local => (
        <LocalScriptRow key={local.id} local={local} onOpenDialog={onOpenDialog} />
      ))}
    </ScriptEntryList>
  )

function LocalScriptRow({
  local,
  onOpenDialog
}: {
  local: LocalScript
  onOpenDialog: (dialog: RequestedDialog) => void
}) {
  const isOpen = useStore($openScriptId) === local.id
  return (
    <ScriptEntry
      title={scriptTitle(local.script)}
      titleLanguage={titleLanguage(local.script.title)}
      author={local.script.author}
      badge={isOpen ? m.device_open_now() : undefined}
      counts={tallyTeams(local.script, catalogue)}
      note={
        <time dateTime={new Date(local.changedAt).toISOString()} title={fullTime(local.changedAt)}>
          {m.device_changed({ when: relativeTime(local.changedAt, Date.now()) })}
        </time>
      }
      onOpen={() => openScript(local)}
      end={<LocalScriptMenu local={local} onOpenDialog={onOpenDialog} />}
    />
  )
}
