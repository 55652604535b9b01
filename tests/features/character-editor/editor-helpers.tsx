import { useStore } from '@nanostores/react'
import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#catalogue/texts.ts'
import type { Script } from '#core/script/script.ts'
import { EditCharacterScreen, NewCharacterScreen } from '#features/character-editor/editor-screen.tsx'
import { NoticeToasts } from '#layouts/notices/notice-toasts.tsx'
import { builderPaths, characterScreenPath } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'
import { dismissNotice } from '#stores/notice.ts'
import { $router, openUrl } from '#stores/router.ts'
import { openWorkingCopy } from '#stores/script.ts'
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

interface Size {
  /** In pixels. */
  width?: number
  height?: number
}

/** Opens the editor of a character of the script, or of a new one, in the whole builder. */
export async function openEditorInBuilder(id?: string, script: Script = aScript(), size: Size = {}) {
  const screen = id === undefined ? 'newCharacter' : 'editCharacter'
  await openBuilder({ script, screen, ...(id !== undefined && { id }), ...size })
  await expect.element(field('Name')).toBeVisible()
}

let opened = 0

/** Opens the editor of a character of the script, or of a new one, without the builder around it. */
export async function openEditor(id?: string, script: Script = aScript()) {
  localStorage.clear()
  dismissNotice()
  $catalogueTexts.set(await loadTexts('en'))
  openUrl(id === undefined ? builderPaths.newCharacter : characterScreenPath('en', 'editCharacter', id))
  opened += 1
  openWorkingCopy({ id: `editor-${opened}`, script })
  await render(<EditorScreens />)
  await expect.element(field('Name')).toBeVisible()
}

/** The editor's screens at their addresses, with notices. */
function EditorScreens() {
  const route = useStore($router)?.route
  return (
    <>
      {route === 'newCharacter' && <NewCharacterScreen />}
      {route === 'editCharacter' && <EditCharacterScreen />}
      <NoticeToasts />
    </>
  )
}

export const field = (name: string, container: Container = page) =>
  container.getByRole('textbox', { name, exact: true })

export const button = (name: string, container: Container = page) =>
  container.getByRole('button', { name, exact: true })

export const group = (name: string) => page.getByRole('group', { name, exact: true })

/** The two fields of a night. */
export const night = (name: 'First night' | 'Other nights') => ({
  number: field(name, group(name)),
  reminder: field('What the storyteller does', group(name))
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

/** Adds items to a list of the form. Clicks by script, which is much faster than by the mouse. */
export async function add(label: string, times = 1) {
  const rows = () => document.querySelectorAll('.editor-row').length
  for (const last = rows() + times; rows() < last; ) {
    const before = rows()
    const element = button(label).element()
    if (element instanceof HTMLElement) element.click()
    await expect.poll(rows, { interval: 5 }).toBe(before + 1)
  }
}

/** Moves the focused row of a sortable list: picks it up, presses the keys and drops it. */
export const moveRow = (...keys: string[]) => userEvent.keyboard(['[Space]', ...keys, '[Space]'].join(''))

export const long = (length: number) => 'x'.repeat(length)
