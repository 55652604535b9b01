import { computed } from 'nanostores'
import { emptyGame } from '#core/grimoire/game.ts'
import { gameCharacters } from '#core/grimoire/game-characters.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { $cast, $officialCharacters } from '../cast.ts'
import { $game } from './game.ts'

const none: Characters = new Map()

/** The characters that the open game can have; none until the catalogue's texts are there. */
export const $gameCharacters = computed([$cast, $officialCharacters, $game], (cast, official, game) =>
  cast ? gameCharacters(cast, official, game ?? emptyGame) : none
)
