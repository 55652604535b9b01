import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { downloadScript } from '#features/shell/download-script.ts'
import { ScreenBoundary } from '#features/shell/error-screen.tsx'
import { NotFound } from '#features/shell/not-found.tsx'
import { openWorkingCopy } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { aScript } from '../../core/script-builders.ts'

const back = () => page.getByRole('link', { name: 'Back to script builder' })

test('an address that holds nothing says so and leads back to the builder', async () => {
  const { container } = await render(<NotFound />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect.element(back()).toHaveAttribute('href', '/builder')
  await expectAccessible(container)
})

let isBroken = false

function Unsteady() {
  if (isBroken) throw new Error('for a moment')
  return 'Content'
}

test('a screen that failed for a moment comes back', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  isBroken = true
  await render(
    <ScreenBoundary>
      <Unsteady />
    </ScreenBoundary>
  )
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Content')).toBeVisible()
})

test('a script that can’t be written as a file is downloaded as it is stored', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  openWorkingCopy({ id: 'broken', script: aScript({ title: 'Village' }) })
  const { stringify } = JSON
  // Only script files are indented.
  const write = vi.spyOn(JSON, 'stringify').mockImplementation((value, replacer, indent) => {
    if (indent) throw new TypeError('no such thing')
    return stringify(value, replacer as never)
  })
  onTestFinished(() => write.mockRestore())
  onTestFinished(() => openWorkingCopy({ id: 'whole', script: aScript({}) }))
  const downloads = collectDownloads()
  await downloadScript()
  const [file] = await Promise.all(downloads)
  expect(JSON.parse((await file?.content.text()) ?? '')).toMatchObject({ script: { title: 'Village' } })
})

function Failing(): never {
  throw new TypeError('no such thing')
}

test('a screen that fails gives way to a page that saves the script', async () => {
  // React reports the error that the test provokes.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => report.mockRestore())
  openWorkingCopy({ id: 'failing', script: aScript({ title: 'Village', characters: ['imp'] }) })
  const downloads = collectDownloads()
  const { container } = await render(
    <ScreenBoundary>
      <Failing />
    </ScreenBoundary>
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
  await expect.element(back()).toHaveAttribute('href', '/builder')
  await expectAccessible(container)
  await page.getByRole('button', { name: 'Try again' }).click()
  // It has failed again, so that only loading the page anew may help.
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await page.getByText('Error details').click()
  await expect.element(page.getByText('TypeError: no such thing')).toBeVisible()
  await page.getByRole('button', { name: 'Download my script' }).click()
  await expect.poll(() => downloads.length).toBe(1)
  const [file] = await Promise.all(downloads)
  expect(await file?.content.text()).toContain('imp')
})

test('a screen that works is itself', async () => {
  await render(<ScreenBoundary>Content</ScreenBoundary>)
  await expect.element(page.getByText('Content')).toBeVisible()
  await expect.element(back()).not.toBeInTheDocument()
})
