import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { characterDifferenceLines } from '#views/versions/character-difference-lines.ts'
import { DifferenceList } from '#views/versions/difference-list.tsx'
import type { CharacterConflict } from './use-saved-editor-context.ts'

/** Asks which version to keep of a character that was saved elsewhere since it was opened. */
export const CharacterConflictDialog = ({ theirs, mine, choose }: CharacterConflict) => (
  <Dialog
    title={m.saving_conflict()}
    closeLabel={m.import_close()}
    onClose={() => choose(undefined)}
    width={640}
    footer={
      <>
        <Button onClick={() => choose('theirs')}>{m.homebrew_take_theirs()}</Button>
        <Button onClick={() => choose('new')}>{m.homebrew_as_new()}</Button>
        <Button variant="primary" onClick={() => choose('mine')}>
          {m.homebrew_keep_mine()}
        </Button>
      </>
    }
  >
    <p className="editor-conflict-text">
      {m.homebrew_conflict_text({
        name: theirs.name || m.editor_no_name(),
        when: relativeTime(theirs.changedAt, Date.now())
      })}
    </p>
    <h3 className="editor-conflict-head">{m.homebrew_differences()}</h3>
    <DifferenceList lines={characterDifferenceLines(theirs.content, mine)} />
  </Dialog>
)
