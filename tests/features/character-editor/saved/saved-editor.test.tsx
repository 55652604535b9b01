import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  EditSavedCharacterScreen,
  NewSavedCharacterScreen
} from '#features/character-editor/saved-editor-screen.tsx'
import { builderPaths, characterScreenPath } from '#routes'
import { $notice, dismissNotice } from '#stores/notice.ts'
import { openUrl } from '#stores/router.ts'
import { button, field } from '../editor-helpers.tsx'
import { aDocument, conflictWith, respondToReads, respondToSaves, saved } from './saved-helpers.ts'

let opened = 0
/** Id of the test's character. Each test has one of its own, since drafts outlive a test. */
const currentId = () => `saved-${opened}`

/** Opens the editor of a character that the account has in this version. */
async function openSaved(change = {}) {
  const read = respondToReads({ ok: true, value: aDocument(change, 1, currentId()) })
  openUrl(characterScreenPath('en', 'editSavedCharacter', currentId()))
  await render(<EditSavedCharacterScreen />)
  await expect.element(field('Name')).toHaveValue('Lamplighter')
  expect(read).toHaveBeenCalledExactlyOnceWith(currentId())
}

const save = () => button('Save').first().click()
const dialog = () => page.getByRole('dialog')

beforeEach(() => {
  opened += 1
  localStorage.clear()
  dismissNotice()
})

describe('a saved character', () => {
  test('is saved with its almanac text, and the list opens', async () => {
    await openSaved({ almanacDetails: 'Of lamps.' })
    await expect.element(field('Almanac text')).toHaveValue('Of lamps.')
    const saves = respondToSaves(saved())
    await field('Name').fill('Candlemaker')
    await expect.element(page.getByText('Unsaved changes').last()).toBeVisible()
    await save()
    await expect.poll(() => location.pathname).toBe(builderPaths.myCharacters)
    expect(saves.mock.calls[0]?.[1]).toMatchObject({
      version: 1,
      content: { name: 'Candlemaker', almanacDetails: 'Of lamps.' }
    })
    expect($notice.get()).toMatchObject({ kind: 'savedNew', title: 'Candlemaker' })
  })

  test('stays in the form when it is refused, with the reason', async () => {
    await openSaved()
    respondToSaves({ ok: false, code: 'unreachable' }, saved())
    await field('Name').fill('Candlemaker')
    await save()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Candlemaker')
    await save()
    await expect.poll(() => location.pathname).toBe(builderPaths.myCharacters)
  })

  test('is saved as a new one after it was deleted elsewhere', async () => {
    await openSaved()
    const saves = respondToSaves({ ok: false, code: 'missing' }, saved())
    await field('Name').fill('Candlemaker')
    await save()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await save()
    await expect.poll(() => saves.mock.calls.length).toBe(2)
    expect(saves.mock.calls[1]?.[0]).not.toBe(saves.mock.calls[0]?.[0])
    expect(saves.mock.calls[1]?.[1].version).toBe(0)
  })

  test('has no delete button and no link to JSON, which belong to scripts', async () => {
    await openSaved()
    await expect.element(button('Delete the character')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Character JSON' })).not.toBeInTheDocument()
  })
})

describe('a character that was saved elsewhere meanwhile', () => {
  const theirs = () => aDocument({ name: 'Candlemaker', ability: 'Theirs.' }, 4, currentId())

  test('can be overwritten; the dialog shows the differences', async () => {
    await openSaved()
    const saves = respondToSaves(conflictWith(theirs()), saved(5))
    await field('Ability').fill('Mine.')
    await save()
    await expect.element(dialog().getByText('Theirs.')).toBeVisible()
    await button('Keep mine', dialog()).click()
    await expect.poll(() => location.pathname).toBe(builderPaths.myCharacters)
    expect(saves.mock.calls[1]?.[1]).toMatchObject({ version: 4, content: { ability: 'Mine.' } })
  })

  test('can replace the draft; Undo restores the draft', async () => {
    await openSaved()
    respondToSaves(conflictWith(theirs()))
    await field('Ability').fill('Mine.')
    await save()
    await button('Take the other', dialog()).click()
    await expect.element(field('Ability')).toHaveValue('Theirs.')
    expect($notice.get()?.kind).toBe('draftDiscarded')
    $notice.get()?.undo?.()
    await expect.element(field('Ability')).toHaveValue('Mine.')
  })

  test('changes nothing when the dialog is closed', async () => {
    await openSaved()
    const saves = respondToSaves(conflictWith(theirs()))
    await field('Ability').fill('Mine.')
    await save()
    await button('Close', dialog()).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(field('Ability')).toHaveValue('Mine.')
    expect(saves).toHaveBeenCalledOnce()
  })
})

describe('while a saved character is not there', () => {
  const openRefused = async (code: 'missing' | 'unreachable', ...next: Parameters<typeof respondToReads>) => {
    respondToReads({ ok: false, code }, ...next)
    openUrl(characterScreenPath('en', 'editSavedCharacter', currentId()))
    await render(<EditSavedCharacterScreen />)
  }

  test('the screen says that it is missing, and leads to the list', async () => {
    await openRefused('missing')
    const link = page.getByRole('link', { name: 'Back to my characters' }).last()
    await expect.element(link).toHaveAttribute('href', builderPaths.myCharacters)
    await expect.element(field('Name')).not.toBeInTheDocument()
  })

  test('the screen tries again on request', async () => {
    await openRefused('unreachable', { ok: true, value: aDocument({}, 1, currentId()) })
    await button('Try again').click()
    await expect.element(field('Name')).toHaveValue('Lamplighter')
  })
})

test('a new saved character starts blank, with version 0', async () => {
  openUrl(builderPaths.newSavedCharacter)
  await render(<NewSavedCharacterScreen />)
  const saves = respondToSaves(saved(1))
  await field('Name').fill('Lamp')
  await field('Ability').fill('Learn how many lamps burn.')
  await save()
  await expect.poll(() => saves.mock.calls.length).toBe(1)
  expect(saves.mock.calls[0]?.[1]).toMatchObject({ version: 0, content: { id: 'lamp', name: 'Lamp' } })
})
