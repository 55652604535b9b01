import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { $deviceGame } from '#stores/grimoire/game.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { ScriptEntryList } from '#views/script-entry.tsx'
import { AccountGames } from './account-games.tsx'
import { GameRow, type GameRowActions } from './game-row.tsx'
import type { ScriptGames } from './use-games.ts'

interface GamesListProps extends GameRowActions {
  groups: readonly ScriptGames[]
}

/** The games of this device, and below them those of the account. */
export const GamesList = (props: GamesListProps) => (
  <>
    <DeviceGames {...props} />
    <AccountGames />
  </>
)

/** Games by script, each with a menu. */
function DeviceGames({ groups, ...actions }: GamesListProps) {
  const openId = useStore($deviceGame)?.id
  if (groups.length === 0) return <p className="games-none">{m.game_none()}</p>
  return groups.map(({ scriptId, title, games }) => {
    const heading = title === undefined ? m.game_other_script() : titleText(title)
    return (
      <section key={scriptId} className="games-of-script">
        <h3 className={headingFontClass(heading)}>{heading}</h3>
        <ScriptEntryList>
          {games.map(game => (
            <GameRow key={game.id} game={game} isOpen={game.id === openId} {...actions} />
          ))}
        </ScriptEntryList>
      </section>
    )
  })
}
