import { useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepPageOverReloads } from '#features/updates/snapshot/restore-page.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { chooseFile } from '../../../components/choose-file.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { pageContent } from '../../../components/render-page.tsx'
import { aScript } from '../../../core/script-builders.ts'

beforeEach(() => sessionStorage.clear())

/** Leaves the page and takes it away, as a reload does. */
async function leavePage({ unmount }: { unmount: () => Promise<void> }) {
  dispatchEvent(new Event('pagehide'))
  await unmount()
  for (const main of document.querySelectorAll('main')) main.remove()
}

function Form() {
  const [title, setTitle] = useState('Fog')
  const [notes, setNotes] = useState('')
  const [isHidden, setHidden] = useState(false)
  const [who, setWho] = useState('private')
  const [count, setCount] = useState(7)
  const options = ['private', 'public'].map(value => ({ value, label: value }))
  return (
    <form>
      <TextInput label="Title" value={title} onChange={setTitle} />
      <TextArea label="Notes" value={notes} onChange={setNotes} />
      <Switch label="Hide title" checked={isHidden} onChange={setHidden} />
      <SegmentedControl label="Who" options={options} value={who} onChange={setWho} />
      <NumberField label="Players" range={[5, 20]} step={1} value={count} onChange={setCount} />
      <select aria-label="Paper">
        <option>A4</option>
        <option>Letter</option>
      </select>
      <input type="file" aria-label="File" />
      <output>{`${title}|${notes}|${isHidden}|${who}|${count}`}</output>
    </form>
  )
}

const renderForm = () => render(<Form />, { container: pageContent() })
const shown = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text)
const field = (name: string) => page.getByRole('textbox', { name })

async function fillForm() {
  const rendered = await renderForm()
  keepPageOverReloads()
  await userEvent.fill(field('Title'), 'Mist')
  await page.getByRole('switch', { name: 'Hide title' }).click()
  await page.getByRole('radio', { name: 'public' }).click()
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Players' }), '12')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Paper' }), 'Letter')
  await userEvent.type(field('Notes'), 'Ring the bell')
  return rendered
}

describe('what is in the fields of a page', () => {
  test('is there again after a reload, with the focus and the place in the text', async () => {
    const rendered = await fillForm()
    await userEvent.keyboard('{ArrowLeft>4/}')
    await leavePage(rendered)
    await renderForm()
    await shown('Fog||false|private|7')
    keepPageOverReloads()
    await shown('Mist|Ring the bell|true|public|12')
    await expect.element(page.getByRole('combobox', { name: 'Paper' })).toHaveValue('Letter')
    await expect.element(field('Notes')).toHaveFocus()
    await userEvent.keyboard('old ')
    await shown('Mist|Ring the old bell|true|public|12')
  })

  test('returns to fields that appear later', async () => {
    const rendered = await fillForm()
    await leavePage(rendered)
    keepPageOverReloads()
    await renderForm()
    await shown('Mist|Ring the bell|true|public|12')
  })

  test('doesn’t replace what the user has typed meanwhile', async () => {
    const rendered = await fillForm()
    await leavePage(rendered)
    const content = pageContent()
    keepPageOverReloads()
    const input = document.createElement('input')
    input.setAttribute('aria-label', 'Title')
    const rest = document.createElement('div')
    content.append(input, rest)
    input.value = 'Dusk'
    input.dispatchEvent(new Event('input', { bubbles: true }))
    await render(<Form />, { container: rest })
    await shown('Fog|Ring the bell|true|public|12')
    expect(input.value).toBe('Dusk')
  })

  test('stays away from another visit of the page', async () => {
    const rendered = await fillForm()
    await leavePage(rendered)
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 5000)
    onTestFinished(() => void vi.restoreAllMocks())
    keepPageOverReloads()
    await renderForm()
    await new Promise(resolve => setTimeout(resolve))
    await shown('Fog||false|private|7')
  })

  test.each([
    ['nonsense', 'nonsense'],
    ['of a build with another format', '{"version":0,"fields":[]}'],
    ['null', 'null']
  ])('is forgotten where the stored text is %s', async (_, text) => {
    sessionStorage.setItem('belfry:page', text)
    await renderForm()
    expect(keepPageOverReloads).not.toThrow()
    await shown('Fog||false|private|7')
    expect(sessionStorage.getItem('belfry:page')).toBeNull()
  })
})

test('in another language the texts return by their places, and choices, which lists may sort by name, don’t', async () => {
  const rendered = await fillForm()
  await leavePage(rendered)
  document.documentElement.lang = 'de'
  onTestFinished(() => {
    document.documentElement.lang = 'en'
  })
  keepPageOverReloads()
  await renderForm()
  await shown('Mist|Ring the bell|false|private|12')
})

test('a choice outside of a form, which takes effect at once, isn’t made again', async () => {
  const changes: boolean[] = []
  const choice = (
    <input type="checkbox" aria-label="Public" onChange={event => changes.push(event.target.checked)} />
  )
  const rendered = await render(choice, { container: pageContent() })
  keepPageOverReloads()
  await page.getByRole('checkbox').click()
  expect(changes).toEqual([true])
  await leavePage(rendered)
  keepPageOverReloads()
  await render(choice, { container: pageContent() })
  await new Promise(resolve => setTimeout(resolve))
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  expect(changes).toEqual([true])
})

test.each([
  ['auto', 700],
  ['manual', 0]
] as const)('where the page has scrollRestoration %s, it is scrolled to %i px again', async (mode, top) => {
  onTestFinished(() => {
    history.scrollRestoration = 'auto'
  })
  history.scrollRestoration = mode
  const tall = (
    <div style={{ height: 3000 }}>
      <input aria-label="Title" />
    </div>
  )
  const rendered = await render(tall, { container: pageContent() })
  keepPageOverReloads()
  await userEvent.fill(field('Title'), 'Dusk')
  scrollTo(0, 700)
  await leavePage(rendered)
  expect(scrollY).toBe(0)
  keepPageOverReloads()
  await render(tall, { container: pageContent() })
  // The scroll position returns in one step with the fields, or not at all.
  await expect.element(field('Title')).toHaveValue('Dusk')
  expect(scrollY).toBe(top)
})

test('a field of a dialog isn’t taken for one of the page behind it', async () => {
  const both = (
    <>
      <Form />
      <Dialog title="Rename" closeLabel="Close" onClose={() => undefined}>
        <input aria-label="Title" />
      </Dialog>
    </>
  )
  const rendered = await render(both, { container: pageContent() })
  keepPageOverReloads()
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox'), 'Dusk')
  await leavePage(rendered)
  keepPageOverReloads()
  await renderForm()
  await new Promise(resolve => setTimeout(resolve))
  await shown('Fog||false|private|7')
})

test('the text of an import is there again in its dialog, and is read again', async () => {
  const rendered = await openBuilder({ screen: 'import', script: aScript({ title: 'Fog' }) })
  keepPageOverReloads()
  const text = () => page.getByRole('dialog').getByRole('textbox')
  await userEvent.fill(text(), '["chef","imp"]')
  await leavePage(rendered)
  keepPageOverReloads()
  await openBuilder({ screen: 'import', script: aScript({ title: 'Fog' }) })
  await expect.element(text()).toHaveValue('["chef","imp"]')
  await expect.element(page.getByRole('button', { name: 'Import', exact: true })).toBeEnabled()
})

test('a file that was chosen for an import is there again, and is read again', async () => {
  const rendered = await openBuilder({ screen: 'import' })
  const button = () => page.getByRole('button', { name: 'Import', exact: true })
  chooseFile(new File(['["chef","imp"]'], 'village.json'))
  await expect.element(button()).toBeEnabled()
  await leavePage(rendered)
  await openBuilder({ screen: 'import' })
  await expect.element(page.getByText('village.json')).toBeVisible()
  await expect.element(button()).toBeEnabled()
})

test('a new jinx is there again with its characters and its text, in a dialog that has no URL', async () => {
  const village = aScript({ title: 'Village', characters: ['chef', 'imp', 'monk'] })
  const rendered = await openBuilder({ screen: 'jinxes', script: village })
  keepPageOverReloads()
  await page.getByRole('button', { name: 'Add a jinx' }).first().click()
  const dialog = page.getByRole('dialog')
  await userEvent.selectOptions(dialog.getByRole('combobox').nth(0), 'chef')
  await userEvent.selectOptions(dialog.getByRole('combobox').nth(1), 'monk')
  await userEvent.fill(dialog.getByRole('textbox'), 'They share a kitchen.')
  await leavePage(rendered)
  keepPageOverReloads()
  await openBuilder({ screen: 'jinxes', script: village })
  await expect.element(dialog.getByRole('textbox')).toHaveValue('They share a kitchen.')
  await expect.element(dialog.getByRole('combobox').nth(0)).toHaveValue('chef')
  await expect.element(dialog.getByRole('combobox').nth(1)).toHaveValue('monk')
})
