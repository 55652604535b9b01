import type { BrowserContextOptions } from 'playwright-core'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { readScriptFile } from '../../../src/core/script/script-file.ts'
import { encodeWorkingCopy } from '../../../src/stores/storage/working-copy.ts'

/** The character that is added: no stored script has it, and its name finds it first. */
export const newcomer = { id: 'chef', name: 'Chef' }

/** Numbers of characters on the scripts that are measured. */
export const scriptSizes = [0, 25, 100, 200] as const

/**
 * A browser profile whose builder opens a script of `count` characters, unsorted and without the newcomer. Up to 137
 * are official, spread over the four main teams; more are custom.
 */
export function profileWithScript(origin: string, count: number): BrowserContextOptions {
  const value = encodeWorkingCopy({ id: 'bench', script: scriptOf(count) })
  const localStorage = count > 0 ? [{ name: 'belfry:script', value }] : []
  return { baseURL: origin, storageState: { cookies: [], origins: [{ origin, localStorage }] } }
}

function scriptOf(count: number) {
  const official = [...catalogue.characters.values()]
    .filter(
      ({ id, team }) => id !== newcomer.id && ['townsfolk', 'outsider', 'minion', 'demon'].includes(team)
    )
    .map(({ id }) => id)
  const spread = Math.max(1, Math.floor(official.length / count))
  const chosen = official.filter((_, index) => index % spread === 0).slice(0, count)
  const custom = Array.from({ length: count - chosen.length }, (_, index) => ({
    id: `bench${index}`,
    name: `Character ${index}`,
    team: 'townsfolk',
    ability: 'Each night, choose a player: they learn something about their neighbours.'
  }))
  const read = readScriptFile([{ id: '_meta', name: 'Bench' }, ...chosen.reverse(), ...custom], catalogue)
  if (!read.ok) throw new Error(read.code)
  return read.value.script
}
