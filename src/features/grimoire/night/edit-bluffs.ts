import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { bluffsName } from '../bluffs/bluffs-name.ts'

/** Opens a group of bluffs. One that a character brings is added first if the game lacks it. */
export function editBluffs(game: Game, characters: Characters, group: string) {
  if (!game.bluffs.some(({ id }) => id === group)) {
    const name = bluffsName(game, characters, group)
    performActions({ type: 'addBluffGroup', data: { group: { id: group, name, characters: [] } } })
  }
  openGrimoireDialog({ kind: 'bluffs', group })
}
