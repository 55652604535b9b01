import { useStore } from '@nanostores/react'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { SavedGameInfo } from '#core/saving/saved-game.ts'
import { m } from '#i18n/messages.ts'
import {
  listOtherGames,
  type OpenProblem,
  openSavedGame,
  restoreSavedGame
} from '#stores/grimoire/account/saved-games.ts'
import { $gamesRevision } from '#stores/grimoire/games-database.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useAsync } from '#ui/use-async.ts'
import { openProblemText } from './open-problem-text.ts'
import { type Deletion, OtherGame } from './other-game.tsx'

/** The games of the account that this device lacks: to open, or to delete. */
export function OtherGames() {
  const [problem, setProblem] = useState<OpenProblem>()
  const [deleted, setDeleted] = useState<Deletion>()
  const { latest, retry } = useAsync(() => listOtherGames(), [useStore($gamesRevision)])
  const games = latest?.ok ? latest.value : []

  async function open({ id }: SavedGameInfo) {
    const found = await openSavedGame(id)
    if (found) setProblem(found)
    else closeGrimoireDialog()
  }
  async function restore({ game }: Deletion) {
    setDeleted(undefined)
    setProblem(await restoreSavedGame(game))
    retry()
  }
  function finish(result: Deletion | OpenProblem) {
    if (typeof result === 'string') return setProblem(result)
    setDeleted(result)
    retry()
  }
  return (
    <>
      {latest?.ok === false && (
        <Banner
          tone="error"
          action={
            <Button small icon={<RotateCw />} onClick={retry}>
              {m.session_retry()}
            </Button>
          }
        >
          {openProblemText(latest.code)}
        </Banner>
      )}
      {problem && <Banner tone="error">{openProblemText(problem)}</Banner>}
      {deleted && (
        <Banner
          tone="success"
          action={
            <Button small onClick={() => void restore(deleted)}>
              {m.account_game_undo()}
            </Button>
          }
        >
          {m.account_game_deleted({ name: deleted.name })}
        </Banner>
      )}
      {games.length > 0 && (
        <>
          <h4>{m.account_game_others()}</h4>
          <ul className="account-games-list">
            {games.map(game => (
              <OtherGame key={game.id} game={game} onOpen={() => open(game)} onDeleted={finish} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
