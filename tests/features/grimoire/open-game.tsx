import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { emptyGame, emptySeat, type Game } from '#core/grimoire/game.ts'
import type { Script } from '#core/script/script.ts'
import { $game, startGame } from '#stores/grimoire/game.ts'
import { $grimoireView, closeGrimoireDialog } from '#stores/grimoire/view.ts'
import { $openScriptId } from '#stores/script.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'
import { waitUntil } from '../../wait.ts'

interface Options {
  script?: Script
  width?: number
  height?: number
  view?: 'circle' | 'list'
}

/** A script with characters of every kind that a game treats in its own way. */
export const gameScript = aScript({
  characters: [
    'washerwoman',
    'empath',
    'fortuneteller',
    'monk',
    'ravenkeeper',
    'butler',
    'drunk',
    'poisoner',
    'baron',
    'imp'
  ]
})

/** Players with their characters by name: `{ Ada: 'imp' }`. The id of a seat is the name in small letters. */
export const seatsOf = (players: Record<string, string>) =>
  Object.entries(players).map(([player, character]) => ({
    ...emptySeat(player.toLowerCase(), player),
    character
  }))

/** Renders the builder at the grimoire with this game, as after its start on this device. */
export async function openGame(
  game: Partial<Game>,
  { script = gameScript, width = 1280, height = 900, view = 'circle' }: Options = {}
) {
  closeGrimoireDialog()
  $grimoireView.set(view)
  await openBuilder({ script, screen: 'grimoire', width, height })
  await expect.element(page.getByRole('button', { name: 'Start a game' })).toBeVisible()
  startGame($openScriptId.get(), { ...emptyGame, ...game })
  await waitUntil(() => document.querySelector('.grimoire-panel'))
}

/** The open game as it is now. */
export function presentGame(): Game {
  const game = $game.get()
  if (!game) throw new Error('No game is open')
  return game
}
