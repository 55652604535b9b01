import './log-dialog.css'
import { Download } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { GameProps } from '../game-props.ts'
import { LogSectionEntry } from './log-section-entry.tsx'
import { useLog } from './use-log.ts'

/** Tells what happened in the game, by night and day, to read, copy and save. */
export function LogDialog(props: Omit<GameProps, 'game'>) {
  const { sections, names, text, save } = useLog(props)
  return (
    <Dialog
      title={m.log_title()}
      closeLabel={m.notice_close()}
      onClose={closeGrimoireDialog}
      width={680}
      footer={
        <>
          <CopyButton text={text} done={m.notice_copied()} failed={m.share_copy_failed()}>
            {m.log_copy()}
          </CopyButton>
          <Button icon={<Download />} onClick={save}>
            {m.log_save()}
          </Button>
        </>
      }
    >
      <div className="game-log">
        <p className="game-log-note">{m.log_contains()}</p>
        {sections[0]?.phase !== 'setup' && <p className="game-log-note">{m.log_incomplete()}</p>}
        {sections.map((section, index) => (
          <LogSectionEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: a phase may come twice, and sections are only added at the end
            key={index}
            section={section}
            names={names}
            isLast={index === sections.length - 1}
          />
        ))}
      </div>
    </Dialog>
  )
}
