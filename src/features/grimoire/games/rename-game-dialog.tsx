import { m } from '#i18n/messages.ts'
import { renameGame } from '#stores/grimoire/game.ts'
import type { GameInfo } from '#stores/grimoire/games-database.ts'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { gameTitle } from '../game-title.ts'

interface RenameGameDialogProps {
  game: GameInfo
  /** Called with why it can't be renamed; undefined if it was. */
  onProblem: (problem: string | undefined) => void
  onClose: () => void
}

export const RenameGameDialog = ({ game, onProblem, onClose }: RenameGameDialogProps) => (
  <RenameDialog
    name={gameTitle(game)}
    label={m.game_name()}
    onRename={async name => onProblem((await renameGame(name, game.id)) ? undefined : m.game_unread())}
    onClose={onClose}
  />
)
