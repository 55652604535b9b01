import './games-dialog.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { $deviceGame, openStoredGame } from '#stores/grimoire/game.ts'
import { type GameInfo, listGames } from '#stores/grimoire/games-database.ts'
import { closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { AccountGames } from './account-games.tsx'

/** The games of the script on this device, the last changed first. */
export function GamesDialog() {
  const open = useStore($deviceGame)
  const scriptId = open?.scriptId ?? ''
  const [games, setGames] = useState<readonly GameInfo[]>([])
  const [isUnread, setUnread] = useState(false)
  useEffect(() => {
    void listGames(scriptId).then(result => (result.ok ? setGames(result.value) : setUnread(true)))
  }, [scriptId])

  const show = async (id: string) => {
    if (await openStoredGame(id)) closeGrimoireDialog()
    else setUnread(true)
  }
  return (
    <Dialog title={m.game_games()} closeLabel={m.notice_close()} onClose={closeGrimoireDialog}>
      {isUnread && <p role="alert">{m.game_unread()}</p>}
      <ul className="games">
        {games.map(({ id, startedAt, changedAt }) => (
          <li key={id}>
            <p>
              <b>{m.game_of({ date: dateText(startedAt) })}</b>
              <br />
              {m.game_changed({ date: dateText(changedAt) })}
            </p>
            <Button disabled={id === open?.id} onClick={() => show(id)}>
              {id === open?.id ? m.game_is_open() : m.game_open()}
            </Button>
          </li>
        ))}
      </ul>
      <AccountGames />
    </Dialog>
  )
}

const dateText = (time: number) =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { dateStyle: 'long', timeStyle: 'short' }).format(time)
