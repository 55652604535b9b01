import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { Script } from '#core/script/script.ts'
import { builderPaths } from '#routes'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom } from '../../core/script-builders.ts'

type Container = Pick<Locator, 'getByRole'>

export const bell = custom('bellringer', {
  name: 'Bellringer',
  ability: 'Once per game, at night*, learn how many evil players woke.',
  otherNight: 78,
  otherNightReminder: 'Signal how many evil players woke. :reminder:',
  reminders: ['No Ability'],
  image: ['https://example.invalid/bell.png'],
  jinxes: [{ id: 'imp', reason: 'They still ring.' }],
  special: [{ type: 'signal', name: 'card', value: 'Bell' }],
  extra: { colour: 'red' }
})

export const village = aScript({ title: 'Village', characters: ['imp', 'poisoner', 'witch', bell, 'chef'] })

/** Opens the editor of a character of the script, or of a new one. */
export async function openEditor(id?: string, script: Script = aScript(), size = {}) {
  await openBuilder(
    id === undefined
      ? { script, screen: 'newCharacter', ...size }
      : { script, screen: 'editCharacter', id, ...size }
  )
  await expect.element(field('Name')).toBeVisible()
}

export const field = (name: string, container: Container = page) =>
  container.getByRole('textbox', { name, exact: true })

export const button = (name: string, container: Container = page) =>
  container.getByRole('button', { name, exact: true })

export const group = (name: string) => page.getByRole('group', { name, exact: true })

/** The two fields of a night. */
export const night = (name: 'First night' | 'Other nights') => ({
  number: field(name, group(name)),
  reminder: field('What the Storyteller does', group(name))
})

export const toast = () => page.getByRole('region', { name: 'Messages' })

/** Applies the form; waits until the script's list opens. */
export async function apply() {
  await page
    .getByRole('button', { name: /^(Apply|Add to the script)$/ })
    .first()
    .click()
  await expect.poll(() => location.pathname).toBe(builderPaths.script)
}

/** Adds items to a list of the form. */
export async function add(label: string, times = 1) {
  for (let count = 0; count < times; count += 1) await button(label).click()
}

/** Moves the focused row of a sortable list: picks it up, presses the keys and drops it. */
export const moveRow = (...keys: string[]) => userEvent.keyboard(['[Space]', ...keys, '[Space]'].join(''))

export const long = (length: number) => 'x'.repeat(length)
