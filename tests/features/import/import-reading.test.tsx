import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { $script } from '#stores/script.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { answerRequests, unreachable } from '../../components/fake-server.ts'
import { stickWorkers } from '../../components/stuck-worker.ts'
import { mine } from '../local-scripts/local-scripts-helpers.tsx'
import { carry, choose, importButton, openImport, speakGerman, textField } from './import-helpers.tsx'

const shown = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name })
const title = (name: RegExp) =>
  expect.element(page.getByRole('dialog').getByRole('heading', { name })).toBeVisible()
const dialog = () => document.querySelector('dialog') ?? undefined

const bells = JSON.stringify([{ id: '_meta', name: 'Nine Bells', author: 'Ann' }, 'imp', 'chef'])
const page1 = 'https://github.com/ann/bells/blob/main/bells.json'
const file1 = 'https://raw.githubusercontent.com/ann/bells/main/bells.json'

describe('reading that takes long', () => {
  test('can be stopped; the text and the open script stay', async () => {
    const workers = stickWorkers()
    const onClose = await openImport(mine)
    carry('paste', 'Imp, Chef')
    await shown('Reading…')
    await button('Stop reading').click()
    await expect.element(button('Stop reading')).not.toBeInTheDocument()
    await expect.element(textField()).toHaveValue('Imp, Chef')
    await expect.element(importButton()).toBeDisabled()
    expect(workers.isTerminated()).toBe(true)
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    expect($script.get()).toEqual(mine)
    expect(onClose).not.toHaveBeenCalled()
  })

  test('says when it ended at its deadline', async () => {
    const workers = stickWorkers()
    await openImport(mine)
    choose('hostile.json', bells)
    await expect.element(button('Stop reading')).toBeVisible()
    const result = { ok: false, code: 'reading_slow', detail: { limit: 10 } }
    workers.answer({ kind: 'read', result })
    await shown('Reading took longer than 10 seconds, so it was stopped. Nothing has changed.')
    expect($script.get()).toEqual(mine)
    await expectAccessible(dialog())
  })

  test('says when it failed', async () => {
    const workers = stickWorkers()
    await openImport()
    carry('paste', 'Imp')
    await expect.element(button('Stop reading')).toBeVisible()
    workers.answer({ kind: 'failed', message: 'Out of memory' })
    await shown('Reading stopped because of an error.')
  })

  test('happens in the page where no web worker starts', async () => {
    vi.stubGlobal('Worker', () => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    await openImport()
    carry('paste', bells)
    await title(/^Nine Bells/)
  })
})

describe('the address of a script file', () => {
  const paste = async (address: string) => {
    await openImport(mine)
    carry('paste', address)
  }

  test('is fetched only on request, after saying what is requested from whom', async () => {
    const requests = answerRequests(() => new Response(bells))
    await paste(page1)
    await shown('Belfry’s server requests this file from raw.githubusercontent.com.')
    await shown(file1)
    expect(requests).toEqual([])
    await expectAccessible(dialog())
    await button('Fetch file').click()
    await title(/^Nine Bells/)
    expect(await requests[0]?.json()).toEqual({ address: file1 })
    expect(requests[0]?.url).toContain('/api/script-file')
    expect(requests).toHaveLength(1)
    await expect.element(textField()).toHaveValue(page1)
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    await importButton().click()
    await expect.poll(() => $script.get().title).toBe('Nine Bells')
  })

  test('can be stopped while it is fetched, and tried again', async () => {
    const requests = answerRequests(
      request =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        })
    )
    await paste(page1)
    await button('Fetch file').click()
    await shown('Fetching the file from raw.githubusercontent.com…')
    await button('Stop fetching').click()
    await expect.element(button('Stop fetching')).not.toBeInTheDocument()
    await expect.element(button('Fetch file')).toBeVisible()
    expect(page.getByRole('alert').query()).toBeNull()
    expect(requests).toHaveLength(1)
  })

  test.each([
    ['source_missing', 502, 'has no file at this address'],
    ['source_slow', 504, 'didn’t send the file in time'],
    ['source_type', 422, 'is a page or an image'],
    ['source_too_large', 422, 'a script can have up to 2 MB'],
    ['too_often', 429, 'Try again in a minute']
  ])('can fail: %s', async (code, status, text) => {
    answerRequests(() => Response.json({ code, message: '' }, { status }))
    await paste(page1)
    await button('Fetch file').click()
    await shown(new RegExp(text))
    await expect.element(button('Fetch file')).toBeVisible()
    const field = page.getByRole('textbox')
    await expect.element(field).toHaveAccessibleDescription(new RegExp(text))
    await expect.element(field).toBeInvalid()
  })

  test('can fail because our server is away', async () => {
    answerRequests(unreachable)
    await paste(page1)
    await button('Fetch file').click()
    await shown('Belfry’s server can’t be reached.')
  })

  test('says where the mistake is when the file holds no script', async () => {
    answerRequests(() => new Response('Dear diary'))
    await paste(page1)
    await button('Fetch file').click()
    await shown('there is no list of characters')
  })

  test('of another host is refused with what to do', async () => {
    await paste('https://scripts.example/bells.json')
    await shown(
      'Belfry can’t fetch files from scripts.example, only from GitHub, botcscripts.com, and bloodstar.xyz.'
    )
    await shown('Download the file there, then choose it here.')
    expect(button('Fetch file').query()).toBeNull()
  })

  test('is offered in the language of the page', async () => {
    speakGerman()
    await paste(page1)
    await shown('Der Server von Belfry ruft diese Datei bei raw.githubusercontent.com ab.')
    await expect.element(button('Datei laden')).toBeVisible()
  })
})
