import { expect, test } from 'vitest'
import { screenComponents } from '#layouts/builder/screen-components.ts'
import { screenPreloads } from '#layouts/builder/screen-preloads.ts'
import { screens } from '#layouts/builder/screens.ts'
import { builderScreens } from '#routes'

const modules = import.meta.glob<Record<string, unknown>>('/src/features/*/*.tsx')

const shown = builderScreens.filter(screen => screens[screen].dialogOver === undefined)

test.each(shown)('the page of %s preloads the module with its component', async screen => {
  const component = await screenComponents[screen].load()
  const [preload, ...others] = screenPreloads(screen)
  const module = await modules[`/${preload}`]?.()
  expect(Object.values(module ?? {})).toContain(component)
  expect(others).toEqual([])
})
