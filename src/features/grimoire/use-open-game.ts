import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $deviceGame, closeGame, followOtherWindows, openLastGame } from '#stores/grimoire/game.ts'
import { announceGame } from '#stores/grimoire/square-channel.ts'
import { $openScriptId } from '#stores/script.ts'

/** Opens the last game of the open script and follows other windows. Returns whether it is known if there is one. */
export function useOpenGame(): boolean {
  const scriptId = useStore($openScriptId)
  const game = useStore($deviceGame)
  const [asked, setAsked] = useState<string>()
  useEffect(followOtherWindows, [])
  useEffect(announceGame, [])
  useEffect(() => {
    let isLatest = true
    if ($deviceGame.get()?.scriptId !== scriptId) {
      closeGame()
      void openLastGame(scriptId).then(() => isLatest && setAsked(scriptId))
    } else setAsked(scriptId)
    return () => {
      isLatest = false
    }
  }, [scriptId])
  return asked === scriptId || game?.scriptId === scriptId
}
