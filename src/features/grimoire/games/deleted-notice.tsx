import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import type { DeletedGame } from './use-game-actions.ts'

interface DeletedNoticeProps {
  deleted: DeletedGame
  onRestored: () => void
}

/** Says which game was deleted, with Undo, which takes the focus: the menu that had it has gone with its row. */
export function DeletedNotice({ deleted, onRestored }: DeletedNoticeProps) {
  const restore = async () => {
    await deleted.restore()
    onRestored()
  }
  return (
    <Banner
      tone="success"
      action={
        <Button small ref={focusButton} onClick={restore}>
          {m.script_undo()}
        </Button>
      }
    >
      {m.game_deleted({ name: deleted.name })}
    </Banner>
  )
}

const focusButton = (button: HTMLButtonElement | null) => button?.focus()
