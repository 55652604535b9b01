import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { loadTexts } from '#catalogue/texts.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { readShareLink } from '#core/sharing/share-link.ts'
import { EmbedSection } from '#features/share/embed-section.tsx'
import { LinkWithQrCode } from '#features/share/link-with-qr-code.tsx'
import { ScriptLinks } from '#features/share/script-links.tsx'
import { ShareDialog } from '#features/share/share-dialog.tsx'
import { publicScriptPath } from '#routes'
import { $catalogueTexts } from '#stores/cast.ts'
import { decompress } from '#stores/reading/compression.ts'
import { $router, openScreen } from '#stores/router.ts'
import { $publicPageUrl } from '#stores/saving/public-page.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { collectDownloads } from '../../components/downloads.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { custom } from '../../core/script-builders.ts'
import { drownedBell, longScript } from './share-helpers.tsx'

const dialog = () => page.getByRole('dialog')
const linkField = () => page.getByRole('textbox', { name: 'Link to the script' })
const copyLink = () => page.getByRole('button', { name: 'Copy link' }).first()

async function openShare(script: Script = drownedBell) {
  $catalogueTexts.set(await loadTexts('en'))
  openScreen('share')
  openWorkingCopy({ id: randomId(), script })
  await render(<ShareDialog />)
}

function watchClipboard(outcome: () => Promise<void> = () => Promise.resolve()) {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(outcome)
  onTestFinished(() => write.mockRestore())
  return write
}

describe('sharing a script', () => {
  test('shows a code for cameras, the text of a message, and the way to the official tool', async () => {
    await openBuilder({ screen: 'share', script: drownedBell })
    await expect.element(dialog().getByText('QR code', { exact: true })).toBeVisible()
    await expect.element(dialog().getByText('**The Drowned Bell**')).toBeVisible()
    expect(document.querySelector('.share-message')?.textContent).toContain('Chef, Bell-Ringer')
    const official = dialog().getByRole('link', { name: 'Open in Official script tool' })
    await expect.element(official).toBeVisible()
    await expect.element(dialog().getByRole('group', { name: 'Text for a chat' })).toBeVisible()
    expect(official.element().getAttribute('href')).toMatch(
      /^https:\/\/script\.bloodontheclocktower\.com\/\?script=H4sI/
    )
    await expectAccessible()
  })

  test('makes a link whose fragment, which no server sees, has no official texts', async () => {
    await openShare()
    await expect.element(linkField()).toBeVisible()
    const { value } = linkField().element() as HTMLInputElement
    const link = new URL(value)
    expect([link.origin, link.pathname, link.search]).toEqual([location.origin, '/shared', ''])
    const read = await readShareLink(value, decompress)
    const [, ...characters] = JSON.parse(read?.ok ? read.value : '[]')
    expect(characters[0]).toBe('chef')
    expect(characters[1]).toMatchObject({ id: 'imp', ability: 'Each night*, choose a player: they sleep.' })
    expect(characters[1]).not.toHaveProperty('flavor')
  })

  test('gives the official tool changed characters whole, since it knows no changes', async () => {
    await openShare()
    const official = dialog().getByRole('link', { name: 'Open in Official script tool' })
    await expect.element(official).toBeVisible()
    const read = await readShareLink(official.element().getAttribute('href') ?? '', decompress)
    const imp = JSON.parse(read?.ok ? read.value : '[]')[2]
    expect(imp).toMatchObject({ id: 'imp', name: 'Imp', team: 'demon', flavor: expect.any(String) })
  })

  test('copies the link and says so', async () => {
    await openShare()
    const write = watchClipboard()
    await copyLink().click()
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect.element(linkField()).toHaveValue(String(write.mock.calls[0]?.[0]))
  })

  test('says when the browser forbids copying', async () => {
    await openShare()
    watchClipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError')))
    await copyLink().click()
    await expect.element(page.getByText('The browser doesn’t allow copying here.')).toBeVisible()
  })

  test('copies the message with the link below it', async () => {
    await openShare()
    const write = watchClipboard()
    await expect.element(linkField()).toBeVisible()
    await page.getByRole('button', { name: 'Copy text' }).click()
    await expect.poll(() => write.mock.calls).toHaveLength(1)
    const message = String(write.mock.calls[0]?.[0])
    expect(message).toMatch(/^\*\*The Drowned Bell\*\* by Mara Oakes/)
    expect(message).toMatch(/\/shared#script=\S+$/)
  })

  test('offers the file where the link would be too long', async () => {
    await openShare(longScript)
    await expect.element(page.getByText('many messengers cut links over 8,000')).toBeVisible()
    const downloads = collectDownloads()
    await page.getByRole('button', { name: 'Download the file' }).click()
    await expect.poll(() => downloads.length).toBe(1)
    const file = await downloads[0]
    expect(file?.name).toBe('the-drowned-bell.json')
    expect(await file?.content.text()).toContain('Bell-Ringer')
    expect(page.getByRole('textbox').all()).toHaveLength(0)
  })

  test('says that a script without characters has nothing to share', async () => {
    await openShare(emptyScript)
    await expect.element(page.getByText('The script has no characters yet')).toBeVisible()
    expect(page.getByRole('textbox').all()).toHaveLength(0)
    expect(page.getByText('Open in other tools').query()).toBeNull()
  })

  test('ends on the script', async () => {
    await openShare()
    await dialog().getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => $router.get()?.route).toBe('script')
  })
})

describe('other tools', () => {
  test('say what doesn’t arrive there', async () => {
    await openShare()
    const row = dialog().getByRole('listitem').filter({ hasText: 'Pocket Grimoire: character sheet' })
    await expect
      .poll(() => row.element().textContent)
      .toContain('Left out: Bell-Ringer. Without your changes: Imp.')
    expect(row.getByRole('link').element().getAttribute('href')).toMatch(
      /^https:\/\/www\.pocketgrimoire\.co\.uk\/en_GB\/sheet\?name=The%20Drowned%20Bell&characters=chef,imp$/
    )
  })

  test('say when the script is too long for a link', async () => {
    await openShare(longScript)
    const row = dialog().getByRole('listitem').filter({ hasText: 'Official script tool' })
    await expect.poll(() => row.element().textContent).toContain('too long for a link')
    expect(row.getByRole('link').all()).toHaveLength(0)
  })

  test('that read the clipboard get what they understand', async () => {
    await openShare()
    const write = watchClipboard()
    const row = dialog().getByRole('listitem').filter({ hasText: 'Town Square' })
    await row.getByRole('button', { name: 'Copy JSON' }).click()
    await expect.poll(() => write.mock.calls).toHaveLength(1)
    expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject([
      { id: '_meta', name: 'The Drowned Bell' },
      { id: 'chef', name: 'Chef', ability: expect.any(String) },
      { id: 'imp' },
      { id: 'ringer', team: 'townsfolk' }
    ])
  })
})

describe('the text for a chat', () => {
  const many = {
    ...drownedBell,
    characters: Array.from({ length: 25 }, (_, index) =>
      custom(`c${index}`, { name: `Number ${index}`, ability: 'Each night, learn. '.repeat(10) })
    )
  }

  test('comes in parts where the chat limits messages', async () => {
    await openShare(many)
    const write = watchClipboard()
    await page.getByRole('switch', { name: 'With abilities' }).click()
    await expect.element(page.getByText(/Discord takes 2,000 characters per message/)).toBeVisible()
    await page.getByRole('button', { name: 'Copy part 2 of 3' }).click()
    await expect.poll(() => write.mock.calls).toHaveLength(1)
    expect(write.mock.calls[0]?.[0]).toMatch(/^• \*\*Number/)
    await expectAccessible()
  })

  test('is written as the chosen chat needs it', async () => {
    await openShare(many)
    await page.getByRole('switch', { name: 'With abilities' }).click()
    await page.getByRole('combobox', { name: 'Chat or forum' }).selectOptions('WhatsApp')
    await expect.element(page.getByText('*Number 3*', { exact: false })).toBeVisible()
    expect(page.getByRole('button', { name: 'Copy text' }).all()).toHaveLength(1)
  })
})

describe('the embed', () => {
  test('is offered for a script with a public page, with the abilities or without', async () => {
    const published = vi
      .spyOn($publicPageUrl, 'get')
      .mockReturnValue(
        locale => `https://belfry.example${publicScriptPath(locale, '0123456789abcdef', 'bell')}`
      )
    onTestFinished(() => published.mockRestore())
    await render(<EmbedSection title={'Bell "1"'} />)
    const write = watchClipboard()
    const embed = `${location.origin}/embed/scripts/0123456789abcdef`
    await expect
      .element(page.getByRole('textbox', { name: 'Code' }))
      .toHaveValue(
        `<iframe src="${embed}" title="Bell &#34;1&#34;" width="100%" height="480" frameborder="0" loading="lazy"></iframe>`
      )
    await page.getByRole('switch', { name: 'With abilities' }).click()
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expect.poll(() => write.mock.calls[0]?.[0]).toContain(`src="${embed}?abilities=1"`)
  })

  test('isn’t without one', async () => {
    await render(<EmbedSection title="Bell" />)
    expect(page.getByRole('textbox').all()).toHaveLength(0)
  })
})

describe('the links to a script', () => {
  const siteLink = 'https://belfry.example/shared#script=H4sI'

  test('begin with its public page, when it has one', async () => {
    const published = vi.spyOn($publicPageUrl, 'get').mockReturnValue(() => 'https://belfry.example/s/bell')
    onTestFinished(() => published.mockRestore())
    await render(<ScriptLinks siteLink={siteLink} title="Bell" />)
    const fields = page.getByRole('textbox')
    await expect.element(fields.nth(0)).toHaveValue('https://belfry.example/s/bell')
    await expect.element(fields.nth(1)).toHaveValue(siteLink)
    expect(document.querySelectorAll('.button-primary')).toHaveLength(1)
    for (const field of fields.elements()) {
      const name = `Copy link: ${field.getAttribute('aria-label')}`
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
    }
  })

  test('are selected as a whole when their field gets the focus', async () => {
    await render(<ScriptLinks siteLink={siteLink} title="Bell" />)
    await linkField().click()
    await expect.poll(() => getSelection()?.toString()).toBe(siteLink)
  })

  test('have no code that no camera could read', async () => {
    const link = siteLink + 'a'.repeat(3000)
    await render(<LinkWithQrCode name="Link" help="" link={link} title="Bell" isPrimary />)
    await expect
      .element(page.getByText('The link is too long for a code that cameras can read.'))
      .toBeVisible()
    expect(document.querySelector('figure')).toBeNull()
  })

  test('go to the share sheet of the system, where there is one', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('Cancelled', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
    await render(<LinkWithQrCode name="Link" help="" link={siteLink} title="Bell" isPrimary />)
    await page.getByRole('button', { name: 'Share…' }).click()
    await expect.poll(() => share).toHaveBeenCalledWith({ title: 'Bell', url: siteLink })
  })
})
