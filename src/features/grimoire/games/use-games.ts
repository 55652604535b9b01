import { useStore } from '@nanostores/react'
import { $gamesRevision, type GameInfo, listGames } from '#stores/grimoire/games-database.ts'
import { $localScripts } from '#stores/library/script-list.ts'
import { $openScriptId } from '#stores/script.ts'
import { useAsync } from '#ui/use-async.ts'

/** Games of one script. */
export interface ScriptGames {
  scriptId: string
  /** Undefined if neither the library nor its games have the script. */
  title: string | undefined
  games: readonly GameInfo[]
}

/** All games of this device by script, the open script first; undefined until they are read, and if they can't be. */
export function useGames(): { groups: readonly ScriptGames[] | undefined; isBlocked: boolean } {
  const revision = useStore($gamesRevision)
  const openId = useStore($openScriptId)
  const scripts = useStore($localScripts)
  const read = useAsync(() => listGames(), [revision]).latest
  if (!read?.ok) return { groups: undefined, isBlocked: read?.ok === false }
  const titles = new Map(scripts?.map(({ id, script }) => [id, script.title]))
  const groups = [...Map.groupBy(read.value, ({ scriptId }) => scriptId)].map(([scriptId, games]) => ({
    scriptId,
    title: titles.get(scriptId) ?? games.find(({ scriptTitle }) => scriptTitle !== undefined)?.scriptTitle,
    games
  }))
  const isOpen = ({ scriptId }: ScriptGames) => scriptId === openId
  return { groups: [...groups.filter(isOpen), ...groups.filter(each => !isOpen(each))], isBlocked: false }
}
