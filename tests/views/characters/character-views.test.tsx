import { describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { monogramFrames } from '#graphics/monogram.ts'
import { iconAddress } from '#graphics/official-icons.ts'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterIcon, type IconCharacter } from '#views/characters/character-icon.tsx'
import { characterImageUrl } from '#views/characters/character-image-url.ts'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { preloadIcons } from '#views/characters/preload-icons.ts'
import { Quote } from '#views/characters/quote.tsx'
import { ReminderDisc } from '#views/characters/reminder-disc.tsx'
import { ReminderText } from '#views/characters/reminder-text.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="9"/></svg>')}`
const broken = 'data:image/png;base64,broken'

async function renderIcon(character: Partial<IconCharacter>, size?: number) {
  const { container } = await render(
    <CharacterIcon character={{ id: 'imp', name: 'Imp', team: 'demon', ...character }} size={size} />
  )
  const icon = () => container.querySelector('.character-icon')
  return { icon, address: () => icon()?.querySelector('use')?.getAttribute('href') }
}

/** The colour of a drawn icon, once there is something in it. */
async function colourOf(icon: Element | null) {
  await expect.poll(() => icon?.querySelector('use')?.getBBox().width).toBeGreaterThan(0)
  return icon ? getComputedStyle(icon).fill : ''
}

describe('the icon of a character', () => {
  test.each([
    ['chef', 'townsfolk', 'rgb(0, 111, 155)', 'rgb(0, 150, 209)'],
    ['imp', 'demon', 'rgb(133, 23, 26)', undefined],
    ['angel', 'fabled', 'rgb(139, 113, 29)', undefined]
  ] as const)('is the official drawing in the colour of the team: %s', async (id, team, light, dark) => {
    document.documentElement.dataset.theme = 'light'
    try {
      const { icon, address } = await renderIcon({ id, team })
      expect(address()).toBe(iconAddress(id))
      expect(await colourOf(icon())).toBe(light)
      expect(icon()?.getBoundingClientRect()).toMatchObject({ width: 36, height: 36 })
      document.documentElement.dataset.theme = 'dark'
      if (dark) expect(await colourOf(icon())).toBe(dark)
    } finally {
      delete document.documentElement.dataset.theme
    }
  })

  test('is its own picture first, which is asked for without a referrer', async () => {
    const { icon } = await renderIcon({ images: [picture, broken] }, 50)
    expect(icon()?.getAttribute('src')).toBe(picture)
    expect(icon()?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(icon()?.getAttribute('alt')).toBe('')
    expect(icon()?.getBoundingClientRect().width).toBe(50)
  })

  test.each([[broken], ['http://example.org/a.png'], ['javascript:alert(1)']])(
    'is the drawing where its picture can’t be shown: %s',
    async address => {
      const { icon } = await renderIcon({ images: [address] })
      await expect.poll(() => icon()?.classList.contains('official-icon')).toBe(true)
    }
  )

  test('of a custom character is a monogram of its name, in a frame by its alignment', async () => {
    const good = await renderIcon({ id: 'x', name: 'Sage Owl', kind: 'custom', team: 'townsfolk' })
    const evil = await renderIcon({ id: 'imp', name: 'Grimace', kind: 'custom', team: 'minion' })
    const frame = (icon: Element | null) => icon?.querySelector('path')?.getAttribute('d')
    expect(good.icon()?.textContent).toBe('SO')
    expect(evil.icon()?.textContent).toBe('Gr')
    expect([frame(good.icon()), frame(evil.icon())]).toEqual([monogramFrames.good, monogramFrames.evil])
    expect(good.address()).toBeUndefined()
    expect(good.icon()?.getAttribute('aria-hidden')).toBe('true')
  })

  test.each([
    ['', '?'],
    ['占卜师', '占'],
    ['WM WM', 'WW']
  ])('has its letters inside the frame: “%s”', async (name, letters) => {
    const { icon } = await renderIcon({ id: 'x', name, kind: 'custom', team: 'demon' })
    const [text, frame] = [icon()?.querySelector('text'), icon()?.querySelector('path')]
    expect(text?.textContent).toBe(letters)
    const [inner, outer] = [text?.getBBox().width ?? 99, frame?.getBBox().width ?? 0]
    expect(inner).toBeLessThan(outer)
  })

  test('of a custom character whose image fails is its monogram', async () => {
    const { icon } = await renderIcon({ name: 'Grimace', kind: 'custom', images: [broken] })
    await expect.poll(() => icon()?.textContent).toBe('Gr')
  })

  test('keeps its place while it is deferred', async () => {
    const { container } = await render(
      <CharacterIcon character={{ id: 'imp', name: 'Imp', team: 'demon' }} size={24} deferred />
    )
    await expect.poll(() => container.querySelector('use')?.getAttribute('href')).toBe(iconAddress('imp'))
    expect(container.querySelector('svg')?.getAttribute('width')).toBe('24')
  })

  test('stands out where the system sets the colours', async () => {
    const emulate = (features: { name: string; value: string }[]) =>
      cdp().send('Emulation.setEmulatedMedia', { features })
    await emulate([
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' }
    ])
    try {
      await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
      const { icon } = await renderIcon({})
      expect(await colourOf(icon())).not.toBe('rgb(0, 0, 0)')
    } finally {
      await emulate([])
    }
  })

  test('is hidden from screen readers', async () => {
    const { icon } = await renderIcon({})
    expect(icon()?.getAttribute('aria-hidden')).toBe('true')
  })
})

test('the drawings are loaded by an icon that nobody sees', () => {
  preloadIcons()
  const icon = document.body.lastElementChild
  expect(icon?.querySelector('use')?.getAttribute('href')).toBe(iconAddress('imp'))
  expect(icon?.checkVisibility()).toBe(false)
  icon?.remove()
})

test('an image for others has the folder of its alignment and a version', () => {
  const site = new URL('https://belfry.example')
  const good = characterImageUrl({ id: 'chef', team: 'townsfolk' }, site)
  expect(good).toMatch(/^https:\/\/belfry\.example\/images\/characters_good\/chef\.png\?v=\w+$/)
  expect(characterImageUrl({ id: 'imp', team: 'demon' }, site)).toContain('characters_evil/imp.png')
})

describe('a token', () => {
  const token = async (name: string, size: number) => {
    const character = { id: 'imp', team: 'demon' as const, name }
    const { container } = await render(<CharacterToken character={character} size={size} />)
    return container
  }
  const fontSize = (container: Element) => Number(container.querySelector('text')?.getAttribute('font-size'))

  test('has its name from 88 pixels on', async () => {
    expect((await token('Imp', 88)).textContent).toBe('Imp')
    expect((await token('Imp', 87)).textContent).toBe('')
    expect((await token('', 120)).querySelector('text')).toBeNull()
  })

  test('sets a long name smaller, down to a limit', async () => {
    const [short, long, longest] = [
      await token('Imp', 120),
      await token('Fortune Teller', 120),
      await token('x'.repeat(90), 120)
    ]
    expect(fontSize(short)).toBe(13)
    expect(fontSize(long)).toBeLessThan(13)
    expect(fontSize(longest)).toBe(5)
  })

  test('of a reminder is a disc with the icon alone', async () => {
    const { container } = await render(
      <ReminderDisc character={{ id: 'imp', name: 'Imp', team: 'demon' }} size={50} />
    )
    expect(container.querySelector('.character-icon')?.getAttribute('width')).toBe('27')
    expect(container.textContent).toBe('')
  })
})

describe('texts of a character', () => {
  test('show the setup of an ability in bold', async () => {
    const { container } = await render(<AbilityText ability="You die. [+1 Outsider] Then [no more]" />)
    expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
      '[+1 Outsider]',
      '[no more]'
    ])
    expect(container.textContent).toBe('You die. [+1 Outsider] Then [no more]')
  })

  test.each([
    ['They ring.', 1],
    ['“They ring.”', 0],
    ['« Ils sonnent. »', 0],
    ['„Sie läuten.“', 0]
  ])('quote a flavour unless it is quoted: %s', async (flavour, quotes) => {
    const { container } = await render(<Quote text={flavour} />)
    expect(container.querySelectorAll('q')).toHaveLength(quotes)
    expect(container.textContent).toBe(flavour)
  })

  test('mark labels and tokens of a reminder', async () => {
    const tokens = { reminders: ['Dead'], remindersGlobal: [] }
    const { container } = await render(
      <ReminderText reminder="Show *YOU ARE*. :reminder: Put it down." tokens={tokens} />
    )
    expect(container.querySelector('.reminder-label')?.textContent).toBe('YOU ARE')
    expect(container.querySelectorAll('.reminder-token')).toHaveLength(1)
  })

  test('name a reminder token without a label', async () => {
    const { container } = await render(<ReminderText reminder=":reminder: Put it down." />)
    const token = container.querySelector('.reminder-token')
    expect(token?.getAttribute('role')).toBe('img')
    expect(token?.getAttribute('aria-label')).toBeTruthy()
  })
})
