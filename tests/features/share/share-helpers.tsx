import { scriptSchema } from '#core/script/script-schema.ts'
import { aScript, custom, official } from '../../core/script-builders.ts'

export const drownedBell = scriptSchema.parse({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  bootlegger: ['Nobody whispers after dusk.'],
  characters: [
    official('chef'),
    official('imp', { ability: 'Each night*, choose a player: they sleep.' }),
    custom('ringer', { name: 'Bell-Ringer', ability: 'Once per game, ring the bell.' })
  ],
  customData: { almanacIntroduction: 'A village by the *water*.' }
})

/** A text that gzip barely shortens, the same in every run. */
function noise(length: number): string {
  let state = 7
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return String.fromCharCode(33 + ((state >> 16) % 90))
  }).join('')
}

export const longScript = { ...drownedBell, customData: { almanacIntroduction: noise(12_000) } }

/** Scripts of small links that hold more than a page can show. */
export const hostileScripts = {
  '400,000 house rules': aScript({
    bootlegger: Array.from({ length: 400_000 }, () => 'r'),
    characters: ['imp']
  }),
  'jinxes of 300 characters with 140 each': aScript({
    characters: Array.from({ length: 300 }, (_, index) =>
      custom(`c${index}`, {
        team: 'fabled',
        jinxes: Array.from({ length: 140 }, (_, at) => ({ id: `c${(index + at + 1) % 300}`, reason: '' }))
      })
    )
  }),
  'an introduction of 1,500,000 marks': aScript({
    customData: { almanacIntroduction: '*a _b **c '.repeat(150_000) }
  })
}
