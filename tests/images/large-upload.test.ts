import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { browserOptions } from '../../tools/processes/launch-browser.ts'
import { canMeasureMemory, memoryOf, peakMemory } from './browser-memory.ts'

/** Megabytes. */
const most = 300

/** A page that reads the file of its input as the editors do, in their worker, and shows the result in its title. */
const page = `
import { readImageFile } from '${resolve('src/features/image-editor/pixels/read-image-file.ts')}'
const input = document.querySelector('input')
input.addEventListener('change', async () => {
  const image = await readImageFile(input.files[0])
  document.title = image.ok ? image.value.width + 'x' + image.value.height : image.code
})`

test.runIf(canMeasureMemory)(
  `a photo of 12 megapixels is read while the whole browser uses less than ${most} MB`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'belfry-upload-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const origin = await servePage(folder)
    const photo = join(folder, 'photo.jpg')
    writeFileSync(photo, await drawPhoto(origin))

    // A browser of its own, which has decoded nothing yet.
    const server = await chromium.launchServer(await browserOptions())
    onTestFinished(() => server.close())
    const browser = await chromium.connect(server.wsEndpoint())
    const tab = await browser.newPage()
    await tab.goto(origin)
    const { pid = 0 } = server.process()
    const before = memoryOf(pid)
    const peak = await peakMemory(pid, async () => {
      await tab.setInputFiles('input', photo)
      await tab.waitForFunction(() => document.title !== 'ready')
    })
    console.log(`12 megapixels: ${Math.round(peak)} MB, ${Math.round(before)} MB before`)
    expect(await tab.title()).toBe('1200x900')
    expect(peak).toBeLessThan(most)
    // The pixels were decoded, so that something was measured.
    expect(peak - before).toBeGreaterThan(20)
  }
)

async function servePage(folder: string): Promise<string> {
  writeFileSync(join(folder, 'page.js'), page)
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>ready</title><input type="file"><script type="module" src="./page.js"></script>'
  )
  const built = join(folder, 'built')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: built }
  })
  const server = createServer(({ url = '/' }, response) => {
    const path = url === '/' ? '/index.html' : url
    response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html')
    response.end(path === '/favicon.ico' ? '' : readFileSync(built + path))
  }).listen(0)
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

/** A JPEG of 4000 x 3000 pixels with many shapes. */
async function drawPhoto(origin: string): Promise<Buffer> {
  const browser = await chromium.launch(await browserOptions())
  const tab = await browser.newPage()
  await tab.goto(origin)
  const url = await drawInPage(tab)
  await browser.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

const drawInPage = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 3000
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    for (let shape = 0; shape < 6000; shape++) {
      context.fillStyle = `hsl(${(shape * 47) % 360} 40% ${(shape * 31) % 100}% / 0.5)`
      context.fillRect((shape * 7919) % 4000, (shape * 104729) % 3000, 130, 80)
    }
    return canvas.toDataURL('image/jpeg', 0.92)
  })
