import { useRef, useState } from 'react'
import { maxGameFile } from '#core/grimoire/files/game-file.ts'
import { m } from '#i18n/messages.ts'
import {
  openGameHere,
  type ReadGame,
  type ReadGameProblem,
  readGameContent
} from '#stores/grimoire/read-game-files.ts'
import type { DroppedContent } from '#ui/use-drop-and-paste.ts'

/** Megabytes of the largest file. */
export const fileLimit = maxGameFile / 1024 / 1024

/** A file that is being read, that can't be opened, or for whose characters a script must be chosen. */
export type GameFileState =
  | { kind: 'none' | 'reading' }
  | { kind: 'refused'; reason: string }
  | { kind: 'choice'; game: ReadGame }

/** Reads a game from a file or text. One whose characters the open script has is opened at once. */
export function useGameFile(onOpened: () => void) {
  const [state, setState] = useState<GameFileState>({ kind: 'none' })
  const latest = useRef<DroppedContent>(undefined)

  async function readContent(content: DroppedContent) {
    latest.current = content
    setState({ kind: 'reading' })
    const read = await readGameContent(content.kind === 'file' ? content.file : content.text)
    if (latest.current !== content) return
    if (!read.ok) return setState({ kind: 'refused', reason: problemTexts[read.code]() })
    if (read.value.missing.length > 0) return setState({ kind: 'choice', game: read.value })
    openGameHere(read.value)
    onOpened()
  }
  return { state, readContent, reset: () => setState({ kind: 'none' }) }
}

const problemTexts: Record<ReadGameProblem, () => string> = {
  too_large: () => m.game_file_too_large({ limit: fileLimit }),
  no_json: m.game_file_no_json,
  no_game: m.game_file_no_game,
  later_version: m.game_file_later,
  damaged_game: m.game_file_damaged,
  unreadable_file: m.game_file_unreadable
}
