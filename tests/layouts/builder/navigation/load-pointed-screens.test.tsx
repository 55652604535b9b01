import { expect, test } from 'vitest'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import { openBuilder } from '../../../components/open-builder.tsx'

test.each([
  ['metadata', '/builder/metadata', 'pointerover'],
  ['share', '/builder/share', 'pointerdown'],
  ['almanac', '/builder/almanac', 'focusin']
] as const)(
  'the %s screen loads when its link is pointed at, touched or focused',
  async (screen, path, event) => {
    await openBuilder()
    const link = document.querySelector(`a[href="${path}"]`)
    expect(link).not.toBeNull()
    expect(screenComponents[screen].current).toBeUndefined()
    link?.dispatchEvent(new Event(event, { bubbles: true }))
    await expect.poll(() => screenComponents[screen].current).toBeDefined()
  }
)
