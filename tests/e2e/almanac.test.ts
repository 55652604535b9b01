import { expect, test } from 'vitest'
import { almanacKey } from '#core/script/almanac-keys.ts'
import { aScript, catalogue } from '../core/script-builders.ts'
import { openPage } from './browser.ts'
import { withScript } from './stored-script.ts'

test('the almanac responds to typing with the long texts of all characters', async () => {
  const ids = [...catalogue.characters.keys()]
  const long = '## How to run\nWake *them*, and then let them sleep. '.repeat(40)
  const customData = Object.fromEntries(ids.map(id => [almanacKey(id), long]))
  const page = await openPage('/builder/almanac', {
    viewport: { width: 1440, height: 900 },
    ...withScript(aScript({ characters: ids, customData }))
  })
  const introduction = page.getByRole('textbox', { name: 'Introduction' })
  await introduction.pressSequentially('Thirty keys, one by one, no wait', { timeout: 50_000 })
  expect(await introduction.inputValue()).toBe('Thirty keys, one by one, no wait')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('Thirty keys, one by one, no wait').waitFor()
})
