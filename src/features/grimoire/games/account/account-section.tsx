import './account-games.css'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { m } from '#i18n/messages.ts'
import { $accountGame } from '#stores/grimoire/account/account-game.ts'
import { OpenGameInAccount } from './open-game-in-account.tsx'
import { OtherGames } from './other-games.tsx'

/** How the open game stands in the account, and the games that only other devices have. */
export function AccountSection() {
  const game = useStore($accountGame)
  const id = useId()
  return (
    <section className="account-games" aria-labelledby={id}>
      <h3 id={id}>{m.account_game_title()}</h3>
      {game && <OpenGameInAccount key={game.id} game={game} />}
      <OtherGames />
    </section>
  )
}
