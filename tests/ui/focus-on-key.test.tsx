import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOnKey } from '#ui/focus-on-key.ts'

const search = () => page.getByLabelText('Search')

async function open() {
  await render(
    <>
      <input aria-label="Search" />
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <button type="button">Look</button>
    </>
  )
  const stop = focusOnKey('/', () => document.querySelector('[aria-label="Search"]'))
  onTestFinished(stop)
  return stop
}

test('a key focuses its field without being typed into it', async () => {
  await open()
  await page.getByRole('button').click()
  await userEvent.keyboard('/')
  await expect.element(search()).toHaveFocus()
  await expect.element(search()).toHaveValue('')
})

test.each(['Name', 'Text'])('a key that is typed into the field %s is text', async name => {
  await open()
  await page.getByLabelText(name).click()
  await userEvent.keyboard('/')
  await expect.element(page.getByLabelText(name)).toHaveFocus()
  await expect.element(page.getByLabelText(name)).toHaveValue('/')
})

test('a key does nothing in a dialog, with a modifier, or once the listener is removed', async () => {
  const stop = await open()
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  onTestFinished(() => dialog.remove())
  const press = (target: Element, init: KeyboardEventInit = {}) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, ...init }))
  press(dialog)
  press(document.body, { ctrlKey: true })
  press(document.body, { metaKey: true })
  press(document.body, { altKey: true })
  press(document.body, { key: 'a' })
  stop()
  press(document.body)
  await expect.element(search()).not.toHaveFocus()
})
