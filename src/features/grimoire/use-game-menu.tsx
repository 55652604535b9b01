import { useStore } from '@nanostores/react'
import {
  CircleDot,
  FilePlus2,
  GalleryVerticalEnd,
  History,
  List,
  ScreenShare,
  ScrollText,
  Sparkles,
  Users
} from 'lucide-react'
import { emptySeat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { $deviceGame, $game } from '#stores/grimoire/game.ts'
import { startWithSeats } from '#stores/grimoire/new-game.ts'
import { $grimoireView, openGrimoireDialog } from '#stores/grimoire/view.ts'
import type { MenuItem } from '#ui/menus/menu-popover.tsx'
import { useFaceDownItem } from './cards/use-face-down-item.tsx'
import { openTownSquare } from './town-square/square-address.ts'

/** What the menu of an open game offers: the other view, players, Fabled and Loric, the log, another game. */
export function useGameMenu(): MenuItem[] {
  const view = useStore($grimoireView)
  const faceDown = useFaceDownItem()
  return [
    view === 'circle'
      ? { id: 'list', label: m.grimoire_list(), icon: <List />, onSelect: () => $grimoireView.set('list') }
      : {
          id: 'circle',
          label: m.grimoire_circle(),
          icon: <CircleDot />,
          onSelect: () => $grimoireView.set('circle')
        },
    {
      id: 'players',
      label: m.game_players(),
      icon: <Users />,
      onSelect: () => openGrimoireDialog({ kind: 'players' })
    },
    {
      id: 'cards',
      label: m.card_show_a_card(),
      icon: <GalleryVerticalEnd />,
      onSelect: () => openGrimoireDialog({ kind: 'cards' })
    },
    {
      id: 'unseated',
      label: m.seat_unseated(),
      icon: <Sparkles />,
      onSelect: () => openGrimoireDialog({ kind: 'unseated' })
    },
    {
      id: 'log',
      label: m.log_title(),
      icon: <ScrollText />,
      onSelect: () => openGrimoireDialog({ kind: 'log' })
    },
    {
      id: 'square',
      label: m.square_open(),
      icon: <ScreenShare />,
      onSelect: () => openTownSquare($deviceGame.get()?.id ?? '')
    },
    ...faceDown,
    {
      id: 'games',
      label: m.game_games(),
      icon: <History />,
      separated: true,
      onSelect: () => openGrimoireDialog({ kind: 'games' })
    },
    { id: 'new', label: m.game_new(), icon: <FilePlus2 />, onSelect: startAnother }
  ]
}

/** A new game with the same players; the one before stays stored on the device. */
const startAnother = () =>
  startWithSeats(
    ($game.get()?.seats ?? []).map(({ id, player, pronouns, traveller }) => ({
      ...emptySeat(id, player),
      pronouns,
      traveller
    }))
  )
