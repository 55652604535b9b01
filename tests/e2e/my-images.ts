import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { fetchAs, sessionCookieOf, type User } from '../functions/helpers/as-user.ts'
import { newId, newUser } from '../functions/helpers/documents.ts'
import { makePng } from '../images/make-png.ts'
import { openPage } from './browser.ts'

const origin = inject('origin')

/** A file as a chooser, a drop or the clipboard hands it over. */
export interface Handed {
  name: string
  mimeType: string
  buffer: Buffer
}

export const png = (name: string, side = 8): Handed => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(makePng({ width: side, height: side }))
})

/** A file that takes its time on a slow network: no two pixels alike. */
export const largePng = (name: string): Handed => {
  const pixel = (x: number, y: number) => [0, 1, 2, 3].map(at => (x * 7919 + y * 104729 * (at + 1)) % 251)
  return { ...png(name), buffer: Buffer.from(makePng({ width: 300, height: 300, pixel })) }
}

export async function signIn(page: Page, user: User) {
  const cookie = await sessionCookieOf(user)
  const at = cookie.indexOf('=')
  await page.context().addCookies([
    { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin, httpOnly: true },
    { name: 'belfry.signed-in', value: '1', url: origin }
  ])
}

/** Uploads without a browser; ids by name. */
export async function giveImages(user: User, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) {
    const id = newId()
    const path = `/api/images/${id}?${new URLSearchParams({ name })}`
    const body = makePng({ width: 4 + ids.length, height: 6 })
    const { status } = await fetchAs(user, path, { method: 'PUT', body })
    if (status !== 200) throw new Error(`The upload was answered with ${status}.`)
    ids.push(id)
  }
  return ids
}

/** The images of somebody who has uploaded as many. */
export async function openImages(names: readonly string[] = [], path = '/my-images', expected?: RegExp) {
  const user = newUser()
  const ids = await giveImages(user, names)
  const page = await openPage('/about', { permissions: ['clipboard-read', 'clipboard-write'] }, expected)
  await signIn(page, user)
  await page.goto(path)
  return { page, user, ids }
}

/** Drops files on the page, or pastes them, as a browser tells of it. */
export async function hand(page: Page, how: 'drop' | 'paste', files: readonly Handed[]) {
  const handed = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64')
  }))
  await page.evaluate(handInPage, { how, handed })
}

async function handInPage({
  how,
  handed
}: {
  how: 'drop' | 'paste'
  handed: { name: string; mimeType: string; text: string }[]
}) {
  const transfer = new DataTransfer()
  for (const { name, mimeType, text } of handed) {
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
    transfer.items.add(new File([bytes], name, { type: mimeType }))
  }
  const told = { bubbles: true, cancelable: true }
  if (how === 'paste') {
    document.body.dispatchEvent(new ClipboardEvent('paste', { ...told, clipboardData: transfer }))
    return
  }
  document.body.dispatchEvent(new DragEvent('dragover', { ...told, dataTransfer: transfer }))
  document.body.dispatchEvent(new DragEvent('drop', { ...told, dataTransfer: transfer }))
}
