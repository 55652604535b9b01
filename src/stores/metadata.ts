import * as core from '#core/script/metadata.ts'
import type { Script } from '#core/script/script.ts'
import { changeScript } from './script.ts'

export const setTitle = (title: string) => changeScript(script => core.setTitle(script, title), 'title')
export const setAuthor = (author: string) => changeScript(script => core.setAuthor(script, author), 'author')
export const setLogo = (logo: string) => changeScript(script => core.setLogo(script, logo), 'logo')
export const setBackground = (background: string) =>
  changeScript(script => core.setBackground(script, background), 'background')
export const setAlmanac = (almanac: string) =>
  changeScript(script => core.setAlmanac(script, almanac), 'almanac')
export const setHideTitle = (hide: boolean) => changeScript(script => core.setHideTitle(script, hide))
/** Sets the house rules. `changedField` makes keystrokes within one rule a single undo step. */
export const setHouseRules = (rules: readonly string[], changedField?: string) =>
  changeScript(script => core.setBootlegger(script, rules), changedField)

/** Each almanac text has its own undo steps. */
export const setAlmanacIntroduction = (text: string) =>
  changeScript(script => core.setAlmanacIntroduction(script, text), 'almanac introduction')
export const setAlmanacDetails = (id: string, text: string) =>
  changeScript(script => core.setAlmanacDetails(script, id, text), `almanac of ${id}`)

export const replaceScript = (script: Script) => changeScript(() => script)
