import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import type { AccountGame } from '#stores/grimoire/account/account-game.ts'
import {
  keepAsNew,
  type OpenProblem,
  openTheirs,
  storeInAccount
} from '#stores/grimoire/account/saved-games.ts'
import { openSignInDialog } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { accountGameText, needsStoryteller } from './account-game-text.ts'
import { openProblemText } from './open-problem-text.ts'

/** How the open game stands in the account, and what the storyteller can do about it. */
export function OpenGameInAccount({ game }: { game: AccountGame }) {
  const [problem, setProblem] = useState<OpenProblem>()
  const run = async (action: () => Promise<OpenProblem | undefined>) => setProblem(await action())
  const { state } = game
  const isUndecided = state === 'conflict' || state === 'missing'
  return (
    <>
      <State game={game} />
      {problem && <Banner tone="error">{openProblemText(problem)}</Banner>}
      {isUndecided ? (
        <div className="account-games-actions">
          {state === 'conflict' && (
            <Button variant="primary" onClick={() => void run(openTheirs)}>
              {m.account_game_open_theirs()}
            </Button>
          )}
          <Button onClick={() => void run(keepAsNew)}>
            {state === 'conflict' ? m.account_game_keep() : m.account_game_keep_missing()}
          </Button>
        </div>
      ) : (
        <div>
          <Switch
            label={m.account_game_store()}
            info={fieldHelp('game-in-account')}
            checked={state !== 'off'}
            onChange={isStored => void run(() => storeInAccount(isStored))}
          />
          <p className="account-games-note">{m.account_game_store_text()}</p>
        </div>
      )}
    </>
  )
}

function State({ game }: { game: AccountGame }) {
  const text = accountGameText(game)
  const { state } = game
  if (!needsStoryteller(game))
    return (
      <p className="account-games-note" role="status">
        {text}
      </p>
    )
  const isOver = state === 'signed_out' || state === 'session_expired'
  return (
    <Banner
      tone="advice"
      action={
        isOver && (
          <Button small onClick={openSignInDialog}>
            {m.session_sign_in_again()}
          </Button>
        )
      }
    >
      <b>{text}</b>
      {state === 'conflict' && <p>{m.account_game_conflict_text()}</p>}
      {state === 'missing' && <p>{m.account_game_missing_text()}</p>}
      {state === 'full' && <p>{m.account_game_full_text()}</p>}
    </Banner>
  )
}
