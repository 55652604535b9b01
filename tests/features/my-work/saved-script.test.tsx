import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#stores/router.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { aScript } from '../../core/script-builders.ts'
import { choose, entry, openMyScripts, rename, shows, toast, two, undo } from './my-work-helpers.tsx'

const title = (name: string) => page.getByRole('heading', { level: 1, name })

describe('a saved script', () => {
  test('opens in the builder, each time as the same local script', async () => {
    await openMyScripts(two)
    await shows(['Đêm Chuông', 'Nine Bells'])
    for (const name of ['Nine Bells', 'Đêm Chuông', 'Nine Bells']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect.element(title(name)).toBeVisible()
      expect(location.pathname).toBe('/builder')
      openScreen('myScripts')
    }
    const { links } = JSON.parse(localStorage.getItem('belfry:saved') ?? '{}')
    expect(Object.keys(links)).toHaveLength(2)
  })

  test('that is open takes its new name there, and the next save is no conflict', async () => {
    const { server } = await openMyScripts(two)
    await shows(['Đêm Chuông', 'Nine Bells'])
    await page.getByRole('button', { name: 'Nine Bells', exact: true }).click()
    await expect.element(title('Nine Bells')).toBeVisible()
    openScreen('myScripts')
    await rename('Nine Bells', 'Ten Bells', 'Script name')
    await expect.element(toast().getByText('Renamed: Ten Bells')).toBeVisible()
    openScreen('script')
    await expect.element(title('Ten Bells')).toBeVisible()
    await page.getByRole('combobox', { name: 'Add a character' }).fill('Mayor')
    await userEvent.keyboard('{Enter}')
    await expect.element(toast().getByText('Mayor added')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect
      .poll(() =>
        server
          .saved()
          .find(({ name }) => name === 'Ten Bells')
          ?.content.characters.map(({ id }) => id)
      )
      .toContain('mayor')
  })

  test('is renamed, duplicated and deleted; undo reverts each', async () => {
    const { server } = await openMyScripts(two)
    await rename('Nine Bells', 'Ten Bells', 'Script name')
    await shows(['Ten Bells', 'Đêm Chuông'])
    await undo()
    await shows(['Nine Bells', 'Đêm Chuông'])
    await choose('Nine Bells', 'Duplicate')
    await shows(['Nine Bells 2', 'Nine Bells', 'Đêm Chuông'])
    await undo()
    await shows(['Nine Bells', 'Đêm Chuông'])
    await choose('Đêm Chuông', 'Delete')
    await shows(['Nine Bells'])
    await undo()
    await shows(['Nine Bells', 'Đêm Chuông'])
    expect(
      server
        .saved()
        .map(({ name }) => name)
        .sort()
    ).toEqual(['Nine Bells', 'Đêm Chuông'])
  })

  test('is in the bin when it is deleted, to be brought back or deleted for good', async () => {
    const { server } = await openMyScripts(two)
    await choose('Nine Bells', 'Delete')
    await shows(['Đêm Chuông'])
    await page.getByRole('button', { name: 'Restore Nine Bells' }).click()
    await expect.element(toast().getByText('Nine Bells restored')).toBeVisible()
    await shows(['Đêm Chuông', 'Nine Bells'])

    await choose('Nine Bells', 'Delete')
    await page.getByRole('button', { name: 'Delete permanently: Nine Bells' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete permanently: Nine Bells' })
    await expect.element(dialog.getByText('You can’t undo this')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete permanently' }).click()
    await expect.element(toast().getByText('Nine Bells permanently deleted')).toBeVisible()
    await expect.poll(() => page.getByRole('heading', { name: 'Recently deleted' }).length).toBe(0)
    expect(server.all().map(({ name }) => name)).toEqual(['Đêm Chuông'])
  })

  test('is shown to others, with a link to its page, until undo', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openMyScripts(two)
    const chooseVisibility = async (visibility: string) => {
      await choose('Nine Bells', 'Who can see it')
      const dialog = page.getByRole('dialog', { name: 'Nine Bells' })
      await dialog.getByRole('radio', { name: visibility }).click()
      if (visibility === 'Public') await expectAccessible()
      await dialog.getByRole('button', { name: 'Apply' }).click()
    }
    await chooseVisibility('Public')
    await expect.element(toast().getByText('Everyone can see Nine Bells now')).toBeVisible()
    await expect.element(entry('Nine Bells').getByText('Public')).toBeVisible()
    await choose('Nine Bells', 'Copy public link')
    await expect.element(toast().getByText('Copied')).toBeVisible()
    const link = `${write.mock.lastCall}`
    expect(link).toMatch(new RegExp(`^${location.origin}/scripts/\\w+/nine-bells$`))
    write.mockRestore()

    await chooseVisibility('Private')
    await expect.element(entry('Nine Bells').getByText('Private')).toBeVisible()
    await undo()
    await expect.element(entry('Nine Bells').getByText('Public')).toBeVisible()
    await page.getByRole('button', { name: 'More for Nine Bells' }).click()
    const open = page.getByRole('menuitem', { name: 'Open public page' })
    await expect.element(open).toHaveAttribute('href', link.replace(location.origin, ''))
  })

  test('that was deleted in another window is said to be gone, and leaves the list', async () => {
    const { server, ids } = await openMyScripts(two)
    await shows(['Đêm Chuông', 'Nine Bells'])
    server.removeElsewhere(ids[0] ?? '')
    await choose('Nine Bells', 'Duplicate')
    await expect.element(page.getByRole('alert').getByText('This no longer exists')).toBeVisible()
    await shows(['Đêm Chuông'])
  })
})

describe('earlier versions', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Earlier versions' })
  const versions = () => [...document.querySelectorAll<HTMLElement>('.version')]

  test('say what changed after each, and are saved anew when restored; undo too', async () => {
    const first = aScript({ title: 'Bells', characters: ['chef', 'imp'] })
    const second = aScript({ title: 'Bells', characters: ['chef', 'empath', 'imp'] })
    const { server, ids } = await openMyScripts([first])
    server.saveElsewhere(second, ids[0])
    server.saveElsewhere({ ...second, author: 'Mara Oakes' }, ids[0])
    await choose('Bells', 'Earlier versions')
    await expect.poll(() => versions().length).toBe(2)
    const [later, earlier] = versions()
    expect(later?.textContent).toContain('1 character added')
    later?.querySelector('summary')?.click()
    await expect.element(dialog().getByText('now “Mara Oakes”')).toBeVisible()
    earlier?.querySelector('summary')?.click()
    await expect.element(dialog().getByText('2 characters')).toBeVisible()
    expect(earlier?.textContent).toMatch(/Changed since.*Added\s*Empath/)
    await expectAccessible()

    await dialog().getByRole('button', { name: 'Restore this version' }).last().click()
    await expect.element(toast().getByText('Earlier version restored')).toBeVisible()
    expect(server.saved()).toMatchObject([{ version: 4, content: { author: '', characters: { length: 2 } } }])
    await undo()
    await expect.poll(() => server.saved()[0]?.content.author).toBe('Mara Oakes')
  })

  test('of what was saved once are none', async () => {
    await openMyScripts(two)
    await choose('Nine Bells', 'Earlier versions')
    await expect.element(page.getByText('No earlier versions yet')).toBeVisible()
    await expectAccessible()
  })
})
