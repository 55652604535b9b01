import { History } from 'lucide-react'
import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { GameSaveBanner } from './games/game-save-state.tsx'
import { GrimoireFrame } from './grimoire-frame.tsx'
import { NoCharacters } from './setup/no-characters.tsx'
import { StartGame } from './setup/start-game.tsx'

/** The grimoire while no game is open: the start of one, and the way to other games. `cast` is undefined until it's known. */
export const NoGame = ({ cast }: { cast: Cast | undefined }) => (
  <GrimoireFrame heading={m.grimoire_title()} actions={<OpenGames />}>
    <GameSaveBanner />
    {cast && (cast.characters.length > 0 ? <StartGame cast={cast} /> : <NoCharacters />)}
  </GrimoireFrame>
)

const OpenGames = () => (
  <IconButton label={m.game_games()} onClick={() => openGrimoireDialog({ kind: 'games' })}>
    <History />
  </IconButton>
)
