import { useStore } from '@nanostores/react'
import { ScrollText } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $cast } from '#stores/cast.ts'
import { $game } from '#stores/grimoire/game.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { GrimoireFrame } from './grimoire-frame.tsx'

import { StartGame } from './setup/start-game.tsx'
import { ShownGame } from './shown-game.tsx'
import { useOpenGame } from './use-open-game.ts'

/** The grimoire of the open script: its last game, or the start of one. */
export function GrimoireScreen() {
  const isReady = useOpenGame()
  const cast = useStore($cast)
  const game = useStore($game)
  if (cast && game) return <ShownGame game={game} cast={cast} />
  return (
    <GrimoireFrame heading={m.grimoire_title()}>
      {isReady && cast && (cast.characters.length > 0 ? <StartGame cast={cast} /> : <NoCharacters />)}
    </GrimoireFrame>
  )
}

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
