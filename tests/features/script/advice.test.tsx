import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Script } from '#core/script/script.ts'
import { $shownDialog, hideDialog } from '#stores/navigation/shown-dialog.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { soundScript } from '../../core/advice/advise.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import { add, advice, names, overflow, toast } from './script-helpers.ts'

const choirboys = soundScript({ without: ['virgin'], with: ['choirboy'] })
const owl = custom('owl', { ability: 'Hoot. [+1 Outsider]', otherNight: 50, image: ['blob:owl'] })

const open = (script = choirboys, width = 1440) => openBuilder({ script, width, height: 1000 })

const missingKing = 'The Choirboy needs the King, who isn’t on the script.'
const suggestion = () => advice().getByText(missingKing)
const button = (name: string) => advice().getByRole('button', { name })

describe('advice beside the list', () => {
  test('sees a mistake as it is made, mends it with one press, and can be undone', async () => {
    await open(soundScript({ without: ['virgin'] }))
    await expect.element(page.getByText('No suggestions')).toBeVisible()
    await add('choirboy')
    await expect.element(suggestion()).toBeVisible()
    await expect.element(page.getByText('1 suggestion, optional')).toBeVisible()
    await button('Add the King').click()
    await expect.element(suggestion()).not.toBeInTheDocument()
    await expect.poll(names).toContain('King')
    await expect.element(toast().getByText('King added')).toBeVisible()
    await expect.element(advice()).toHaveFocus()
    await toast().getByRole('button', { name: 'Undo' }).click()
    await expect.element(suggestion()).toBeVisible()
    await expect.poll(names).not.toContain('King')
  })

  test('is dismissed by keys, and comes back when asked; its buttons say how grave it is', async () => {
    await open()
    await expect.element(suggestion()).toBeVisible()
    for (const name of ['Dismiss suggestion', 'Add the King'])
      await expect.element(button(name)).toHaveAccessibleDescription(`Problem: ${missingKing}`)
    button('Dismiss suggestion').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(suggestion()).not.toBeInTheDocument()
    await expect.element(advice()).toHaveFocus()
    await button('Show dismissed (1)').click()
    await expect.element(button('Hide dismissed')).toHaveAttribute('aria-expanded', 'true')
    await button('Restore').click()
    await expect.element(button('Dismiss suggestion')).toBeVisible()
    await expect.element(advice().getByRole('button', { name: /dismissed/ })).not.toBeInTheDocument()
  })

  test('offers Minions and Demons to a draft that has Townsfolk', async () => {
    onTestFinished(hideDialog)
    await open(aScript({ characters: ['chef', 'empath'] }))
    await expect.element(page.getByText('No suggestions')).toBeVisible()
    await add('monk')
    await expect.element(advice().getByText('There are no Minions yet. Every game needs some.')).toBeVisible()
    const note = advice()
      .getByRole('listitem')
      .filter({ hasText: /no Demon/ })
    await note.getByRole('button', { name: 'Suggest characters' }).click()
    expect($shownDialog.get()).toEqual({ kind: 'suggest', team: 'demon' })
  })

  test('shows the first four notes, and the others when asked', async () => {
    await open(soundScript({ title: '', without: ['virgin'], with: ['choirboy', owl] }))
    await expect.element(page.getByText('6 suggestions, all optional')).toBeVisible()
    expect(advice().getByRole('listitem').elements()).toHaveLength(4)
    await button('Show 2 more').click()
    await expect.element(advice().getByText('The script has no name yet.')).toBeVisible()
    expect(advice().getByRole('listitem').elements()).toHaveLength(6)
    await expect.element(advice().getByRole('listitem').nth(4)).toHaveFocus()
  })

  test('leads to the editor where no press can mend it', async () => {
    await open(soundScript({ with: ['bootlegger', custom('owl', { name: 'Owl', ability: '' })] }))
    await expect.element(advice().getByText('No ability yet: Owl.')).toBeVisible()
    await advice().getByRole('link', { name: 'Edit Owl' }).click()
    await expect.poll(() => location.pathname).toBe('/builder/characters/edit/owl')
    await expect.element(page.getByLabelText('Ability', { exact: true })).toBeVisible()
  })

  test('suggests who goes well with the script, and adds one with a press', async () => {
    await open(aScript({ characters: ['washerwoman', 'librarian', 'chef', 'empath', 'imp'] }))
    await expect.element(advice().getByText('Goes well with your script')).toBeVisible()
    await button('Add the Saint').click()
    await expect.element(page.getByText('Saint added')).toBeVisible()
    await expect.poll(names).toContain('Saint')
    await expect.element(button('Add the Saint')).not.toBeInTheDocument()
  })

  test('is not there for an empty script', async () => {
    await open(aScript())
    await expect.element(page.getByText('Your script is empty')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Suggestions' })).not.toBeInTheDocument()
  })
})

describe('a press that mends', () => {
  const mended: [string, string, Script][] = [
    ['Mark as a setup change', 'Marked as a setup change', soundScript({ with: ['bootlegger', owl] })],
    [
      'Fix addresses',
      'Addresses fixed',
      soundScript({ with: ['bootlegger', custom('owl', { image: ['http://example.org/owl.png'] })] })
    ]
  ]

  test.each(mended)('%s says “%s”, with the focus on the list of notes', async (name, notice, script) => {
    await open(script)
    await button(name).click()
    await expect.element(toast().getByText(notice)).toBeVisible()
    await expect.element(button(name)).not.toBeInTheDocument()
    await expect.element(advice()).toHaveFocus()
  })
})

describe('advice over the list', () => {
  test('is one line that says the first note, or that there are none, and opens', async () => {
    await open(soundScript({ without: ['virgin'] }), 1000)
    await expect.element(page.getByText('No suggestions')).toBeVisible()
    await add('choirboy')
    const line = page.getByText(missingKing).first()
    await expect.element(line).toBeVisible()
    await expect.element(page.getByText('1 suggestion', { exact: true }).first()).toBeVisible()
    await expect.element(button('Add the King')).not.toBeInTheDocument()
    await line.click()
    await expect.element(button('Add the King')).toBeVisible()
  })

  test('counts the notes on a phone', async () => {
    await open(choirboys, 390)
    await page.getByText('1 suggestion', { exact: true }).last().click()
    await expect.element(suggestion()).toBeVisible()
    expect(overflow()).toBeLessThanOrEqual(0)
  })
})

test('the house rules say the same about the Bootlegger', async () => {
  await openBuilder({
    script: soundScript({ bootlegger: ['No whispering'] }),
    screen: 'metadata',
    width: 1440
  })
  await expect
    .element(
      page.getByText('The script has house rules or homebrew, but not the Bootlegger, who announces them.')
    )
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add the Bootlegger' })).toBeVisible()
})

test.each([390, 1440])('advice is accessible at %i px', async width => {
  await open(soundScript({ title: '', without: ['virgin', 'saint'], with: ['choirboy', owl] }), width)
  await expect.poll(() => document.querySelector('.advice')).not.toBeNull()
  if (width < 1200) document.querySelector<HTMLElement>('.advice-line > summary')?.click()
  await button('Dismiss suggestion').first().click()
  await button('Show dismissed (1)').click()
  await expectAccessible()
})
