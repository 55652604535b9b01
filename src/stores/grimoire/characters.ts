import { computed } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { buildCast, type Cast } from '#core/cast/cast.ts'
import { emptyGame, type Game } from '#core/grimoire/game.ts'
import { gameCharacters } from '#core/grimoire/game-characters.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { Script } from '#core/script/script.ts'
import { $cast, $knownTexts, $officialCharacters } from '../cast.ts'
import { $game } from './game.ts'

const none: Characters = new Map()

/** The characters that the open game can have; none until the catalogue's texts are there. */
export const $gameCharacters = computed([$cast, $officialCharacters, $game], (cast, official, game) =>
  cast ? gameCharacters(cast, official, game ?? emptyGame) : none
)

/** The characters that a game of another script than the open one can have. */
export function scriptCharacters(script: Script, game: Game = emptyGame): Characters {
  const texts = $knownTexts.get()
  return texts ? castCharacters(buildCast(script, catalogue, texts), game) : none
}

/** The characters of the open script, and those that join any game. */
export function openScriptCharacters(): Characters {
  const cast = $cast.get()
  return cast ? castCharacters(cast) : none
}

const castCharacters = (cast: Cast, game: Game = emptyGame) =>
  gameCharacters(cast, $officialCharacters.get(), game)
