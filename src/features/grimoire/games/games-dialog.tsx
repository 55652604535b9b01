import './games-dialog.css'
import { m } from '#i18n/messages.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'

import { Banner } from '#ui/feedback/banner.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import { GameFileChoice } from './game-file-choice.tsx'
import { GameFileField } from './game-file-field.tsx'
import { GamesList } from './games-list.tsx'
import { RenameGameDialog } from './rename-game-dialog.tsx'
import { useGameActions } from './use-game-actions.ts'
import { useGameFile } from './use-game-file.ts'
import { useGames } from './use-games.ts'

/** The games of this device: to open, rename, copy, save as files and delete; and to open one from a file. */
export function GamesDialog() {
  const { groups, isBlocked } = useGames()
  const actions = useGameActions(groups?.flatMap(({ games }) => games) ?? [])
  const { problem, deleted, renamed, close } = actions
  const { state, readContent, reset } = useGameFile(close)
  if (state.kind === 'choice') return <GameFileChoice game={state.game} onOpened={close} onClose={reset} />
  return (
    <Dialog
      title={m.game_games()}
      closeLabel={m.notice_close()}
      onClose={close}
      width={680}
      footer={<GameFileField state={state} onContent={readContent} />}
    >
      <div className="games">
        {state.kind === 'refused' && <Banner tone="error">{state.reason}</Banner>}
        {(problem || isBlocked) && <Banner tone="error">{problem ?? m.game_blocked()}</Banner>}
        {deleted && <DeletedNotice key={deleted.id} deleted={deleted} onRestored={actions.forgetDeleted} />}
        {groups && <GamesList groups={groups} {...actions.rowActions} />}
      </div>
      {renamed && (
        <RenameGameDialog game={renamed} onProblem={actions.setProblem} onClose={actions.stopRenaming} />
      )}
    </Dialog>
  )
}
