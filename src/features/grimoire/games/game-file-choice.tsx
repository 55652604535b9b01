import { useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { languageTags } from '#routes'
import { openGameAndScript, openGameHere, type ReadGame } from '#stores/grimoire/read-game-files.ts'
import { notify } from '#stores/notice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

interface GameFileChoiceProps {
  game: ReadGame
  onOpened: () => void
  onClose: () => void
}

/** More names than a glance takes in are left out. */
const shownNames = 12

/** Asks with which script a game is opened that has characters which the open one lacks. */
export function GameFileChoice({ game, onOpened, onClose }: GameFileChoiceProps) {
  const [isRefused, setRefused] = useState(false)
  const { script, missing } = game
  const openHere = () => {
    openGameHere(game)
    onOpened()
  }
  const openBoth = async () => {
    if (!script) return
    const former = await openGameAndScript(game, script)
    if (former.state === 'lost') return setRefused(true)
    notify({ kind: 'imported', title: titleText(script.title), former })
    onOpened()
  }
  return (
    <Dialog
      title={m.game_open_file()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <>
          <Button variant={script ? 'plain' : 'primary'} onClick={openHere}>
            {m.game_open_here()}
          </Button>
          {script && (
            <Button variant="primary" onClick={openBoth}>
              {m.game_open_with_script()}
            </Button>
          )}
        </>
      }
    >
      <div className="games">
        {isRefused && <Banner tone="error">{m.game_script_unsaved()}</Banner>}
        <p>{m.game_missing({ count: missing.length, names: namesText(missing) })}</p>
        <p>
          {script ? m.game_missing_script({ title: titleText(script.title) }) : m.game_missing_no_script()}
        </p>
      </div>
    </Dialog>
  )
}

function namesText(names: readonly string[]): string {
  const shown = names.length > shownNames ? [...names.slice(0, shownNames), '…'] : names
  return new Intl.ListFormat(languageTags[pageLocale()], { type: 'unit' }).format(shown)
}
