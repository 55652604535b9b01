import { History, ScrollText } from 'lucide-react'
import type { Cast } from '#core/cast/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { GameSaveBanner } from './games/game-save-state.tsx'
import { GrimoireFrame } from './grimoire-frame.tsx'
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

const NoCharacters = () => (
  <EmptyState
    icon={<ScrollText />}
    title={m.grimoire_no_characters()}
    actions={
      <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
        {m.shell_script_builder()}
      </ButtonLink>
    }
  >
    {m.grimoire_no_characters_text()}
  </EmptyState>
)
