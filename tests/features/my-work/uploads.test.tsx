import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { limits } from '#core/limits.ts'
import { $uploads, cancelUpload } from '#stores/image-uploads.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { chooseFiles, dropFiles, paste } from '../../components/choose-file.ts'
import { aPng } from './a-png.ts'
import { contains, entry, openMyImages, shows } from './my-work-helpers.tsx'

const button = (name: string) => page.getByRole('button', { name })
/** Waits until the line about all uploads says exactly this. */
const says = (text: string) =>
  expect.poll(() => document.querySelector('.uploads [role=status]')?.textContent).toBe(text)
async function choose(files: readonly File[]) {
  await expect.element(button('Upload images').first()).toBeVisible()
  chooseFiles(files)
}
const row = (name: string) => entry(name)
const pngs = (...names: string[]) => Promise.all(names.map(name => aPng(name)))
const upload = async (...names: string[]) => choose(await pngs(...names))
const uploadRequests = (requests: string[]) => requests.filter(request => request.startsWith('PUT'))

// Uploads outlive the screen.
afterEach(() => {
  for (const { id } of $uploads.get()) cancelUpload(id)
})

test('of as many files as are chosen are listed, with their facts', async () => {
  await openMyImages()
  await choose([...(await pngs('A moor', 'Chapel', 'Dusk')), await aPng('Bells', 12)])
  await contains(['A moor', 'Bells', 'Chapel', 'Dusk'])
  await says('4 images uploaded')
  expect(entry('Bells').element().textContent).toMatch(/PNG · 12 × 12 · 1 kB/)
})

test('start when files are dropped anywhere on the page or pasted; pasted text goes into its field', async () => {
  const { server } = await openMyImages(['Here'])
  await shows(['Here'])
  dropFiles(await pngs('Dropped', 'With it'))
  await contains(['Dropped', 'Here', 'With it'])
  expect(paste(await pngs('Pasted'))).toBe(false)
  await contains(['Dropped', 'Here', 'Pasted', 'With it'])
  expect(document.querySelector('.image-name')?.textContent).toBe('Pasted')
  expect(uploadRequests(server.requests)).toHaveLength(3)

  const search = page.getByRole('searchbox', { name: 'Search by name' })
  search.element().focus()
  expect(paste('drop')).toBe(true)
  expect($uploads.get().every(({ state }) => state === 'done')).toBe(true)
  await search.fill('drop')
  await shows(['Dropped'])
})

test('show their progress, run three at a time, and can be cancelled', async () => {
  const { server } = await openMyImages(['Here'])
  await shows(['Here'])
  const release = server.holdUploads()
  await upload('One', 'Two', 'Three', 'Four')
  for (const name of ['One', 'Two', 'Three'])
    await expect.element(page.getByRole('progressbar', { name: `Upload of ${name}` })).toHaveValue(0.5)
  await expect.element(row('One').getByText('50%')).toBeVisible()
  await expect.element(row('Four').getByText('Waiting')).toBeVisible()
  await says('0 of 4 uploaded')
  await expectAccessible()

  await button('Cancel the upload of Two').click()
  await expect.element(row('Two')).not.toBeInTheDocument()
  await expect.element(page.getByRole('progressbar', { name: 'Upload of Four' })).toHaveValue(0.5)
  release()
  await contains(['Four', 'Here', 'One', 'Three'])
  await says('3 images uploaded')
  expect(uploadRequests(server.requests)).toHaveLength(3)
})

/** A file whose header says that it is too wide. */
async function wide() {
  const bytes = await (await aPng('Wide')).arrayBuffer()
  new DataView(bytes).setUint32(16, limits.images.side + 1)
  return new File([bytes], 'Wide.png')
}

test('of other files are refused before they are sent, with the reason', async () => {
  const { server } = await openMyImages()
  const heavy = new File([new Uint8Array(limits.images.bytes + 1)], 'Heavy.png')
  await choose([new File(['no picture'], 'notes.png'), heavy, await wide()])
  await expect.element(row('notes').getByText('isn’t a PNG, JPEG or WebP')).toBeVisible()
  await expect.element(row('Heavy').getByText('larger than 5 MB')).toBeVisible()
  await expect.element(row('Wide').getByText('more than 4096 pixels')).toBeVisible()
  await says('3 images couldn’t be uploaded')
  expect(uploadRequests(server.requests)).toEqual([])
  expect(button('Try').elements()).toEqual([])
  await expectAccessible()
  await button('Remove notes from this list').click()
  await expect.element(row('notes')).not.toBeInTheDocument()
})

test('that found no server are sent again, one by one or all together', async () => {
  const { server } = await openMyImages()
  server.meet((_, path) => (path.startsWith('/api/images/') ? 'unreachable' : undefined))
  await upload('One', 'Two', 'Three', 'Four')
  await expect.element(row('One').getByText('The server can’t be reached')).toBeVisible()
  await says('4 images couldn’t be uploaded')
  server.meet()
  await button('Try again: One').click()
  await shows(['One'])
  await upload('Five')
  await button('Try again: Two').click()
  await contains(['Five', 'One', 'Two'])
  await button('Try all again').click()
  await contains(['Five', 'Four', 'One', 'Three', 'Two'])
})

test('that a network swallows are given up after a minute without progress, and can be sent again', async () => {
  const { server } = await openMyImages(['Here'])
  await shows(['Here'])
  const [file] = await pngs('One')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const release = server.holdUploads()
  if (file) await choose([file])
  const progress = page.getByRole('progressbar', { name: 'Upload of One' })
  await expect.element(progress).toHaveValue(0.5)
  await vi.advanceTimersByTimeAsync(59_000)
  await expect.element(progress).toHaveValue(0.5)
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  await expect.element(row('One').getByText('The server can’t be reached')).toBeVisible()
  release()
  await button('Try again: One').click()
  await contains(['Here', 'One'])
})

test('that the server refuses can be tried again, unless the file is to blame', async () => {
  const { server } = await openMyImages()
  const refuse = (status: number, code: string) =>
    server.meet(method => (method === 'PUT' ? { status, body: { code, message: '' } } : undefined))
  refuse(422, 'image_broken')
  await upload('Broken')
  await expect.element(row('Broken').getByText('This image is damaged')).toBeVisible()
  refuse(403, 'images_full')
  await upload('Full')
  await expect.element(row('Full').getByText('Your account is full')).toBeVisible()
  expect(button('Try again: Broken').elements()).toEqual([])
  server.meet()
  await button('Try again: Full').click()
  await shows(['Full'])
})

test('wait while the user has to sign in again, and then go on', async () => {
  const { server } = await openMyImages()
  await expect.element(page.getByRole('heading', { name: 'No images yet' })).toBeVisible()
  server.endSession()
  await upload('One', 'Two', 'Three', 'Four')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect.element(dialog).toBeVisible()
  await server.signInAgain()
  await expect.element(dialog).not.toBeInTheDocument()
  await contains(['Four', 'One', 'Three', 'Two'])
})
