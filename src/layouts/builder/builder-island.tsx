import { $background } from '#stores/router.ts'
import { openStoredScript } from '#stores/script.ts'
import { Builder } from './builder.tsx'
import { screenComponents } from './screen-components.ts'

// Before React starts, so that it renders once. Until then the static page stays.
await openStoredScript()
const screen = $background.get()?.route
// A screen that can't be loaded says so itself.
if (screen) await screenComponents[screen].load().catch(() => undefined)

export { Builder }
