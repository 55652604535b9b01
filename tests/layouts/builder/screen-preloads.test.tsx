import { expect, test } from 'vitest'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import { screenPreloads } from '#layouts/builder/screen-preloads.ts'
import { builderScreens } from '#routes'
import { dialogScreens } from '#stores/navigation/dialog-screens.ts'

const modules = import.meta.glob<Record<string, unknown>>('/src/features/*/*.tsx')

const shown = builderScreens.filter(screen => !dialogScreens.has(screen))

test.each(shown)('the page of %s preloads the module with its component', async screen => {
  const component = await screenComponents[screen].load()
  const [preload, ...others] = screenPreloads(screen)
  const module = await modules[`/${preload}`]?.()
  expect(Object.values(module ?? {})).toContain(component)
  expect(others).toEqual([])
})
