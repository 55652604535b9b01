import { expect, onTestFinished, test, vi } from 'vitest'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import { openBuilder } from '../../../components/open-builder.tsx'

test.each([
  ['metadata', '/builder/metadata', 'pointerover'],
  ['share', '/builder/share', 'pointerdown'],
  ['almanac', '/builder/almanac', 'focusin']
] as const)(
  'the %s screen loads when its link is pointed at, touched or focused',
  async (screen, path, event) => {
    const load = vi.spyOn(screenComponents[screen], 'load')
    onTestFinished(() => load.mockRestore())
    await openBuilder()
    load.mockClear()
    document.querySelector(`a[href="${path}"]`)?.dispatchEvent(new Event(event, { bubbles: true }))
    expect(load).toHaveBeenCalledOnce()
  }
)
