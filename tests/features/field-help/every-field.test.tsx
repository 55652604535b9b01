import { expect, test } from 'vitest'
import type { BuilderScreen } from '#routes'
import { openBuilder } from '../../components/open-builder.tsx'
import { waitFor } from '../../wait.ts'
import { village } from '../character-editor/editor-helpers.tsx'

const fullScript = { ...village, bootlegger: ['No talking.'] }

/**
 * Fields that need no explanation of their own: searches, views of the screen, names and numbers that mean what they say, and rows of a
 * list that is explained as a whole.
 */
const plain = [
  /^Add a character$/,
  /^Find a character$/,
  /^Start from an official character$/,
  /^(?:Add|Layers|Presets|Preview)$/,
  /^(?:Name of the drawing|Title|Subtitle)$/,
  /^Travellers$/,
  /^Rule \d/
]

const explained = ':is(.field, .slider-field, .with-info, fieldset):has(.field-help-button)'

/** Names of the visible controls of the page that have no “?”. */
function fieldsWithoutHelp(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea), dialog :is(input, select, textarea)'
    )
  ]
  return controls
    .filter(control => control.type !== 'file' && control.checkVisibility() && !control.closest(explained))
    .map(nameOf)
    .filter(name => !plain.some(pattern => pattern.test(name)))
}

const nameOf = (control: HTMLInputElement) =>
  control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent?.trim() ?? control.outerHTML

const screens: readonly [BuilderScreen, string][] = [
  ['metadata', ''],
  ['newCharacter', ''],
  ['editCharacter', 'bellringer'],
  ['almanac', ''],
  ['firstNight', ''],
  ['grimoire', ''],
  ['logoEditor', ''],
  ['exportPdfImage', ''],
  ['import', '']
]

test.each(screens)('every field of the screen %s is explained', async (screen, id) => {
  await openBuilder({ script: fullScript, screen, id })
  await waitFor(() => expect(document.querySelectorAll('.field-help-button').length).toBeGreaterThan(0))
  expect(fieldsWithoutHelp()).toEqual([])
})
