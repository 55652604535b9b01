import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Drawing } from '#core/drawing/drawing.ts'
import type { Script } from '#core/script/script.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { openBuilder } from '../../../components/open-builder.tsx'
import { aScript, custom } from '../../../core/script-builders.ts'
import { aDrawing } from '../a-drawing.ts'

export const bell = custom('bellringer', { name: 'Bellringer', team: 'townsfolk', ability: 'You ring.' })
export const village = aScript({ title: 'Village', characters: ['imp', bell] })

interface Options {
  name?: string
  drawing?: Drawing
  script?: Script
  width?: number
}

/** Opens the editor with a drawing. */
export async function openEditor({
  name = 'Bell',
  drawing = aDrawing(),
  script = village,
  width
}: Options = {}) {
  const screen = drawing.kind === 'icon' ? 'iconEditor' : 'logoEditor'
  await openBuilder({ screen, script, ...(width !== undefined && { width }) })
  $openDrawing.set({ id: 'drawing-1', name, drawing })
}

/** Opens the editor with a drawing, and the dialog. */
export async function openOutput(options?: Options) {
  await openEditor(options)
  await page.getByRole('button', { name: 'Use image' }).click()
  await expect.element(dialog()).toBeVisible()
}

export const dialog = () => page.getByRole('dialog', { name: 'Use image' })
export const button = (name: string) => dialog().getByRole('button', { name, exact: true })
export const choose = (label: string, option: string) =>
  dialog().getByRole('combobox', { name: label }).selectOptions(option)

/** Width and height of an image, and the colour of its middle as red, green, blue and opacity. */
export async function measure(image: Blob) {
  const bitmap = await createImageBitmap(image)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [middle, corner] = [
    [width / 2, height / 2],
    [0, 0]
  ].map(([x = 0, y = 0]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])])
  return { type: image.type, width, height, middle, corner }
}
