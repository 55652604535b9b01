import { beforeEach, expect, test, vi } from 'vitest'
import type { Script } from '#core/script/script.ts'
import { $characterIds, $isSorted, orderCharactersAmong, sortCharacters } from '#stores/characters.ts'
import {
  replaceScript,
  setAlmanac,
  setAlmanacDetails,
  setAlmanacIntroduction,
  setAuthor,
  setBackground,
  setHideTitle,
  setHouseRules,
  setLogo,
  setTitle
} from '#stores/metadata.ts'
import { sortNightOrder } from '#stores/night-order.ts'
import { $script, undo } from '#stores/script.ts'
import { aScript, idsOf } from '../core/script-builders.ts'

vi.useFakeTimers()
vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
vi.stubGlobal('cancelAnimationFrame', clearTimeout)

beforeEach(() => {
  vi.advanceTimersByTime(5000)
  replaceScript(aScript())
  vi.advanceTimersByTime(5000)
})

test.each<[string, (text: string) => void, (script: Script) => unknown]>([
  ['title', setTitle, ({ title }) => title],
  ['author', setAuthor, ({ author }) => author],
  ['logo', setLogo, ({ logo }) => logo],
  ['background', setBackground, ({ background }) => background],
  ['almanac', setAlmanac, ({ almanac }) => almanac],
  ['introduction', setAlmanacIntroduction, ({ customData }) => customData.almanacIntroduction],
  ['details', text => setAlmanacDetails('imp', text), ({ customData }) => customData['imp-almanacDetails']],
  ['rules', text => setHouseRules([text], 'rule 1'), ({ bootlegger }) => bootlegger[0]]
])('typing in the field %s is one step, and another field is another step', (_, set, read) => {
  setHideTitle(true)
  set('a')
  set('ab')
  expect(read($script.get())).toBe('ab')
  undo()
  expect($script.get()).toEqual(aScript({ hideTitle: true }))
  undo()
  expect($script.get()).toEqual(aScript())
})

test('quick changes of two fields are two steps', () => {
  const setters = [setTitle, setAuthor, setLogo, setBackground, setAlmanac, setAlmanacIntroduction]
  for (const set of [...setters, (text: string) => setAlmanacDetails('imp', text)]) set('a')
  setAlmanacDetails('chef', 'a')
  const steps: Script[] = []
  for (let count = 0; count < 8; count += 1) {
    steps.push($script.get())
    undo()
  }
  expect(new Set(steps).size).toBe(8)
  expect($script.get()).toEqual(aScript())
})

test('flags and rules without a field are a step each', () => {
  setHideTitle(true)
  setHouseRules(['A'])
  setHouseRules(['B'])
  undo()
  expect($script.get()).toEqual(aScript({ hideTitle: true, bootlegger: ['A'] }))
})

test('the characters’ ids, and after a paint whether they are sorted, follow the script', () => {
  replaceScript(aScript({ characters: ['imp', 'chef', 'monk'] }))
  expect($characterIds.get()).toEqual(new Set(['imp', 'chef', 'monk']))
  expect($isSorted.get()).toBe(false)
  sortCharacters()
  vi.advanceTimersByTime(20)
  expect($isSorted.get()).toBe(true)
  orderCharactersAmong(['imp', 'chef'])
  expect(idsOf($script.get())).toEqual(['imp', 'monk', 'chef'])
})

test('a custom night order can be sorted by number', () => {
  replaceScript(aScript({ characters: ['imp'], otherNight: ['imp', 'dusk', 'dawn'] }))
  sortNightOrder('otherNight')
  expect($script.get().otherNight).toEqual(['dusk', 'imp', 'dawn'])
})
