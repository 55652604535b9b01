import { CopyPlus, Download, PencilLine, Trash2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import type { GameInfo } from '#stores/grimoire/games-database.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { ScriptEntry } from '#views/script-entry.tsx'
import { gameTitle } from '../game-title.ts'
import { phaseTitle } from '../phase-texts.ts'

/** What the row of a game offers. */
export interface GameRowActions {
  onOpen: (game: GameInfo) => void
  onRename: (game: GameInfo) => void
  onCopy: (game: GameInfo) => void
  onSave: (game: GameInfo) => void
  onSaveTownSquare: (game: GameInfo) => void
  onDelete: (game: GameInfo) => void
}

interface GameRowProps extends GameRowActions {
  game: GameInfo
  isOpen: boolean
}

/** A game of the list: where it is, with how many players, and when it was changed. The whole row opens it. */
export const GameRow = ({ game, isOpen, ...actions }: GameRowProps) => (
  <ScriptEntry
    title={gameTitle(game)}
    badge={isOpen ? m.game_is_open() : undefined}
    counts={[]}
    note={
      <>
        {game.summary && <span>{phaseTitle(game.summary)}</span>}
        {game.summary && <span>{m.game_player_count({ count: game.summary.players })}</span>}
        <time dateTime={new Date(game.changedAt).toISOString()} title={fullTime(game.changedAt)}>
          {m.game_changed({ when: relativeTime(game.changedAt, Date.now()) })}
        </time>
      </>
    }
    onOpen={() => actions.onOpen(game)}
    end={<MoreMenu label={m.game_row_menu({ name: gameTitle(game) })} items={menuItems(game, actions)} />}
  />
)

const menuItems = (game: GameInfo, actions: GameRowActions): MenuItem[] => [
  {
    id: 'rename',
    label: m.device_rename(),
    icon: <PencilLine />,
    onSelect: () => actions.onRename(game)
  },
  { id: 'copy', label: m.device_duplicate(), icon: <CopyPlus />, onSelect: () => actions.onCopy(game) },
  { id: 'save', label: m.game_save_file(), icon: <Download />, onSelect: () => actions.onSave(game) },
  {
    id: 'townSquare',
    label: m.game_save_town_square(),
    icon: <Download />,
    onSelect: () => actions.onSaveTownSquare(game)
  },
  {
    id: 'delete',
    label: m.device_delete(),
    icon: <Trash2 />,
    destructive: true,
    separated: true,
    onSelect: () => actions.onDelete(game)
  }
]
