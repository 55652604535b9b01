import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { builderPaths } from '#routes'
import { openScreen } from '#stores/router.ts'
import { expectAccessible } from '../../../components/accessibility.ts'
import { signInToFakeServer } from '../../../components/account-server.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { button, field, toast } from '../editor-helpers.tsx'
import { alert, listShows, openSaved, openUnsaved, save } from './saved-editor-helpers.tsx'

const unsaved = () => page.getByText('Unsaved changes').last()

describe('a new character', () => {
  test('starts blank, and is saved with all that was written', async () => {
    const server = await openUnsaved('myCharacters')
    await page.getByRole('link', { name: 'New character' }).first().click()
    await expect.element(field('Name')).toHaveValue('')
    await field('Name').fill('Lamplighter')
    await field('Ability').fill('Learn how many lamps burn.')
    await field('Almanac text').fill('Of lamps.')
    await expect.element(unsaved()).toBeVisible()
    await expectAccessible()
    await save()
    await expect.element(toast().getByText('Saved to your account: Lamplighter')).toBeVisible()
    await listShows(['Lamplighter'])
    expect(server.characters.saved()).toMatchObject([
      {
        version: 1,
        content: {
          id: 'lamplighter',
          name: 'Lamplighter',
          ability: 'Learn how many lamps burn.',
          almanacDetails: 'Of lamps.'
        }
      }
    ])
  })

  test('starts as a copy of an official one; its draft waits until it is saved', async () => {
    const server = await openUnsaved('newSavedCharacter')
    await page.getByRole('combobox', { name: 'Start from an official character' }).fill('imp')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Name')).toHaveValue('Imp')
    expect(location.pathname).toBe(builderPaths.newSavedCharacter)
    await field('Name').fill('Little Imp')
    await page.getByRole('link', { name: 'Back to My characters' }).click()
    await expect.element(toast().getByText('Draft of Little Imp stored')).toBeVisible()
    openScreen('newSavedCharacter')
    await expect
      .element(page.getByText('This is your draft. It isn’t saved to your account yet.'))
      .toBeVisible()
    await expect.element(field('Name')).toHaveValue('Little Imp')
    await save()
    await listShows(['Little Imp'])
    expect(server.characters.saved().map(({ name }) => name)).toEqual(['Little Imp'])
    openScreen('newSavedCharacter')
    await expect.element(field('Name')).toHaveValue('')
  })
})

describe('a saved character', () => {
  test('is saved as a new version with its almanac text, and the list opens', async () => {
    const { saved } = await openSaved({ almanacDetails: 'Of lamps.' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lamplighter' })).toBeVisible()
    await expect.element(field('Almanac text')).toHaveValue('Of lamps.')
    await field('Name').fill('Candlemaker')
    await expect.element(unsaved()).toBeVisible()
    await save()
    await listShows(['Candlemaker'])
    expect(location.pathname).toBe(builderPaths.myCharacters)
    await expect.element(toast().getByText('Saved to your account: Candlemaker')).toBeVisible()
    expect(saved()).toMatchObject({
      version: 2,
      content: { id: 'lamplighter', name: 'Candlemaker', almanacDetails: 'Of lamps.' }
    })
  })

  test('isn’t saved while a field is wrong', async () => {
    const { server } = await openSaved()
    await field('Name').fill('')
    await save()
    await expect.element(page.getByText('Not applied: 1 error').first()).toBeVisible()
    expect(server.requests.filter(request => request.startsWith('PUT'))).toEqual([])
    await field('Name').fill('Candlemaker')
    await save()
    await listShows(['Candlemaker'])
  })

  test('stays in the form when the account is full, with the reason', async () => {
    const { server } = await openSaved()
    server.meet(method =>
      method === 'PUT' ? { status: 403, body: { code: 'characters_full', message: '' } } : undefined
    )
    await field('Name').fill('Candlemaker')
    await save()
    await expect.element(alert()).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Candlemaker')
    server.meet()
    await save()
    await listShows(['Candlemaker'])
  })

  test('is not lost when the server can’t be reached, neither on saving nor on opening', async () => {
    const { server, reopen } = await openSaved()
    const unreachable = alert().getByText('The server can’t be reached')
    await field('Name').fill('Candlemaker')
    server.meet((_, path) => (path.startsWith('/api/characters/') ? 'unreachable' : undefined))
    await save()
    await expect.element(unreachable).toBeVisible()
    openScreen('myCharacters')
    await listShows(['Lamplighter'])
    reopen()
    await expect.element(unreachable).toBeVisible()
    server.meet()
    await button('Try again').click()
    await expect.element(field('Name')).toHaveValue('Candlemaker')
    await save()
    await listShows(['Candlemaker'])
  })

  test('is saved after another sign-in when the session is over', async () => {
    const { server, saved } = await openSaved()
    await field('Name').fill('Candlemaker')
    server.endSession()
    await save()
    await expect.element(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    await server.signInAgain()
    await listShows(['Candlemaker'])
    expect(saved()).toMatchObject({ version: 2 })
  })

  test('is saved as a new one after it was deleted elsewhere', async () => {
    const { server, id } = await openSaved()
    await field('Name').fill('Candlemaker')
    server.characters.removeElsewhere(id)
    await save()
    await expect.element(alert().getByText('Save again to save it as a new character')).toBeVisible()
    await expectAccessible()
    await save()
    await listShows(['Candlemaker'])
    const [found] = server.characters.all()
    expect(found).toMatchObject({ version: 1 })
    expect(found?.id).not.toBe(id)
  })

  test('has no delete button and no link to JSON, which belong to scripts', async () => {
    await openSaved()
    await expect.element(button('Delete character')).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Character JSON' })).not.toBeInTheDocument()
  })

  test('that isn’t there leads to the list', async () => {
    await signInToFakeServer()
    await openBuilder({ screen: 'editSavedCharacter', id: 'nobody' })
    await expect.element(page.getByRole('heading', { name: 'Character not found' })).toBeVisible()
    const link = page.getByRole('link', { name: 'Back to My characters' }).last()
    await expect.element(link).toHaveAttribute('href', builderPaths.myCharacters)
    await expect.element(field('Name')).not.toBeInTheDocument()
    await expectAccessible()
  })
})
