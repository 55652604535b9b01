import './phone-round.css'
import { useStore } from '@nanostores/react'
import { waitingSeats } from '#core/grimoire/bag/bag.ts'
import type { Game } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { $gameCharacters } from '#stores/grimoire/characters.ts'
import { rememberPlayers } from '#stores/grimoire/known-players.ts'
import { endPhoneRound } from '#stores/grimoire/phone-round.ts'
import { FullScreen } from '../full-screen.tsx'
import { GrimoireFrame } from '../grimoire-frame.tsx'
import { RoundPage } from './round-page.tsx'
import { usePhoneSteps } from './use-phone-steps.ts'

/** The phone goes around: each player sees, or draws, only the own character. Nothing of the grimoire is on the page meanwhile. */
export function PhoneRound({ game }: { game: Game }) {
  const characters = useStore($gameCharacters)
  const steps = usePhoneSteps(game, characters)
  const { kind } = steps.step
  const isBetweenPlayers = kind !== 'token' && kind !== 'storyteller' && waitingSeats(game).length > 0
  const showGrimoire = () => {
    rememberPlayers(game.seats)
    endPhoneRound()
  }
  return (
    <>
      <GrimoireFrame heading={m.bag_title()}>{null}</GrimoireFrame>
      <FullScreen label={m.bag_title()} className="phone-round">
        <RoundPage game={game} characters={characters} steps={steps} onShowGrimoire={showGrimoire} />
        {isBetweenPlayers && (
          <button type="button" className="phone-link phone-storyteller" onClick={steps.askStoryteller}>
            {m.bag_storyteller()}
          </button>
        )}
      </FullScreen>
    </>
  )
}
