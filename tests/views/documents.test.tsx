import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { limits } from '#core/limits.ts'
import type { Visibility } from '#core/saving/document.ts'
import { Bin } from '#views/bin.tsx'
import { RenameDialog } from '#views/rename-dialog.tsx'
import { ScriptEntry } from '#views/script-entry.tsx'
import { TeamTally } from '#views/team-tally.tsx'
import { VersionEntry } from '#views/versions/version-entry.tsx'
import { VisibilityChoice } from '#views/visibility-choice.tsx'
import { expectAccessible } from '../components/accessibility.ts'
import { Controlled } from '../ui/ui-helpers.tsx'

const hour = 3_600_000
const text = (words: string) => page.getByText(words)
const button = (name: string) => page.getByRole('button', { name })

describe('the bin', () => {
  const owl = { id: 'a', name: 'Owl', deletedAt: Date.now() - 2 * hour }

  test('names what it holds, when it was deleted, and how long it stays', async () => {
    const { container } = await render(<Bin items={[owl]} note="Images too." onRestore={() => {}} />)
    await expect.element(text('Owl')).toBeVisible()
    await expect.element(text('2 hours ago')).toBeVisible()
    await expect
      .element(text('Images too.'))
      .toHaveTextContent(`Permanently deleted after ${limits.binDays} days. Images too.`)
    await expectAccessible(container)
  })

  test('gives an item back by its own button', async () => {
    const onRestore = vi.fn()
    const crow = { ...owl, id: 'b', name: 'Crow' }
    await render(
      <Bin items={[owl, crow]} onRestore={onRestore} end={({ name }) => <i>{`Delete ${name}`}</i>} />
    )
    await expect.element(text('Delete Crow')).toBeVisible()
    await page.getByRole('button', { name: /Crow/ }).click()
    expect(onRestore.mock.calls).toEqual([[crow]])
  })

  test('is not there while it is empty', async () => {
    const { container } = await render(<Bin items={[]} note="Images too." onRestore={() => {}} />)
    expect(container.textContent).toBe('')
  })
})

describe('the dialog for a new name', () => {
  async function openRename({ name = 'Bell', limit }: { name?: string; limit?: number } = {}) {
    const [onRename, onClose] = [vi.fn(), vi.fn()]
    await render(<RenameDialog name={name} limit={limit} onRename={onRename} onClose={onClose} />)
    return { onRename, onClose, field: page.getByRole('textbox') }
  }

  test('starts in the field with the name, and Enter gives it, trimmed', async () => {
    const { onRename, onClose, field } = await openRename()
    await expect.element(field).toHaveValue('Bell')
    await expect.element(field).toHaveFocus()
    await expectAccessible()
    await field.fill('  Night Bell ')
    await userEvent.keyboard('{Enter}')
    expect(onRename.mock.calls).toEqual([['Night Bell']])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('changes nothing when it is cancelled', async () => {
    const { onRename, onClose, field } = await openRename()
    await field.fill('Other')
    await button('Cancel').click()
    expect(onRename).not.toHaveBeenCalled()
    expect(onClose).toHaveBeenCalled()
  })

  test('says when a name is too long', async () => {
    const { field } = await openRename({ limit: 5 })
    await field.fill('Nightfall')
    await expect.element(text('9 / 5')).toBeVisible()
  })
})

describe('a script of a list', () => {
  const counts = [
    { team: 'townsfolk', count: 13 },
    { team: 'demon', count: 1 }
  ] as const

  test('shows its facts, and opens by its title', async () => {
    const onOpen = vi.fn()
    const { container } = await render(
      <ul>
        <ScriptEntry
          title="Bell"
          author="Mara Oakes"
          badge="Open"
          text="Two bells."
          counts={counts}
          note={<span>5 to 15 players</span>}
          onOpen={onOpen}
          end={<button type="button">More</button>}
        />
      </ul>
    )
    for (const words of ['by Mara Oakes', 'Open', 'Two bells.', '5 to 15 players'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await button('Bell').click()
    expect(onOpen).toHaveBeenCalledOnce()
    await button('More').click()
    expect(onOpen).toHaveBeenCalledOnce()
    await expectAccessible(container)
  })

  test('leaves out what nobody knows', async () => {
    const { container } = await render(
      <ul>
        <ScriptEntry title="Bell" counts={[]} onOpen={() => {}} />
      </ul>
    )
    expect(container.textContent).toBe('Bell')
  })

  test('names the teams for screen readers, or for all', async () => {
    const { container, rerender } = await render(<TeamTally counts={counts} />)
    expect(container.textContent).toContain('13 Townsfolk')
    const [team] = container.querySelectorAll('li')
    expect(team?.title).toBe('Townsfolk')
    await rerender(<TeamTally counts={counts} isNamed />)
    expect(container.textContent).toContain('13 Townsfolk')
    expect(container.querySelector('.unseen, li[title]')).toBeNull()
  })
})

describe('a version of a list', () => {
  const at = Date.now() - 3 * hour

  async function renderVersion(props: Partial<Parameters<typeof VersionEntry>[0]> = {}) {
    const { container } = await render(
      <ul>
        <VersionEntry
          at={at}
          summary="12 characters"
          changes="3 changes"
          heading="Changes since then"
          lines={[]}
          {...props}
        />
      </ul>
    )
    return container
  }

  test('shows when it was, and its differences when it is opened', async () => {
    const lines = [
      { label: 'Added', texts: ['Imp, Spy'] },
      { label: 'Name', texts: ['now “Bell”', 'x'] }
    ]
    const onOpen = vi.fn()
    const container = await renderVersion({ lines, onOpen })
    await expect.element(text('3 hours ago')).toBeVisible()
    expect(container.querySelector('time')?.dateTime).toBe(new Date(at).toISOString())
    await expect.element(text('Imp, Spy')).not.toBeVisible()
    await text('12 characters').click()
    await expect.element(text('Imp, Spy')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Changes since then' })).toBeVisible()
    expect(container.querySelectorAll('dd')).toHaveLength(3)
    await expect.poll(() => onOpen.mock.calls.length).toBe(1)
    await text('12 characters').click()
    await expect.element(text('Imp, Spy')).not.toBeVisible()
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test('is restored by its button, which is there only where it can be', async () => {
    const onRestore = vi.fn()
    const container = await renderVersion({ onRestore })
    await text('12 characters').click()
    await page.getByRole('button').click()
    expect(onRestore).toHaveBeenCalledOnce()
    await expectAccessible(container)
    const fixed = await renderVersion()
    expect(fixed.querySelector('button, .version-body')).toBeNull()
  })

  test('shows something else while its differences load', async () => {
    await renderVersion({ children: 'Loading' })
    await text('12 characters').last().click()
    await expect.element(text('Loading')).toBeVisible()
  })
})

describe('the visibility', () => {
  const choice = (disabled = false) => (
    <Controlled<Visibility> initial="private">
      {(value, setValue) => <VisibilityChoice value={value} onChange={setValue} disabled={disabled} />}
    </Controlled>
  )
  const radio = (name: string) => page.getByRole('radio', { name })

  test('is chosen by its name or its explanation', async () => {
    const { container } = await render(choice())
    await expect.element(radio('Private')).toBeChecked()
    await text('Everyone can read it').click()
    await expect.element(radio('Public')).toBeChecked()
    await expect.element(radio('Private')).not.toBeChecked()
    await radio('Unlisted').click()
    await expect.element(radio('Unlisted')).toBeChecked()
    await expectAccessible(container)
  })

  test('can’t be chosen while it is disabled', async () => {
    await render(choice(true))
    for (const name of ['Private', 'Unlisted', 'Public']) await expect.element(radio(name)).toBeDisabled()
  })
})
