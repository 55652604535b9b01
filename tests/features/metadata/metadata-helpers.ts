import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Script } from '#core/script/script.ts'
// The builder loads a screen when it opens; this way it is loaded before the first test.
import '#features/metadata/metadata-screen.tsx'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript } from '../../core/script-builders.ts'

/** Opens the screen for the script's metadata. */
export async function openMetadata(script: Script = aScript(), size = {}) {
  await openBuilder({ script, screen: 'metadata', ...size })
  await expect.element(title()).toBeVisible()
}

export const title = () => page.getByLabelText('Script name')

export const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).first().click()

/** The texts of the house rules, from first to last. */
export const rules = () =>
  page
    .getByRole('textbox', { name: /^Rule \d/ })
    .elements()
    .map(field => (field instanceof HTMLTextAreaElement ? field.value : undefined))
