import { isEqual } from '../equal.ts'
import { almanacIntroductionKey, almanacKey } from './almanac-keys.ts'
import type { NamesOfKind } from './metadata-fields.ts'
import type { Script } from './script.ts'

type OptionalKey = 'id' | NamesOfKind<'address' | 'number'>

/** Each setter returns the same script object when the value doesn't change. */
export const setId = (script: Script, id: string | undefined) => withOptional(script, 'id', id)
export const setTitle = (script: Script, title: string) => withValue(script, 'title', title)
export const setAuthor = (script: Script, author: string) => withValue(script, 'author', author)
export const setHideTitle = (script: Script, hideTitle: boolean) => withValue(script, 'hideTitle', hideTitle)

/** An empty link removes the key. */
export const setLogo = (script: Script, logo: string) => withOptional(script, 'logo', logo)
export const setBackground = (script: Script, background: string) =>
  withOptional(script, 'background', background)
export const setAlmanac = (script: Script, almanac: string) => withOptional(script, 'almanac', almanac)

/** Sets the house rules, in display order. */
export const setBootlegger = (script: Script, rules: readonly string[]) =>
  withValue(script, 'bootlegger', [...rules])

/** Sets the almanac text of one character; an empty text removes the key. */
export const setAlmanacDetails = (script: Script, id: string, text: string) =>
  withAlmanacText(script, almanacKey(id), text)

/** Sets the almanac's introduction; an empty text removes the key. */
export const setAlmanacIntroduction = (script: Script, text: string) =>
  withAlmanacText(script, almanacIntroductionKey, text)

/** Replaces all custom data, including the almanac texts. */
export const setCustomData = (script: Script, customData: Readonly<Record<string, unknown>>) =>
  withValue(script, 'customData', { ...customData })

function withValue<Key extends keyof Script>(script: Script, key: Key, value: Script[Key]): Script {
  return isEqual(script[key], value) ? script : { ...script, [key]: value }
}

/** Sets an optional value; '' and undefined remove the key. */
function withOptional(script: Script, key: OptionalKey, value: Script[OptionalKey]): Script {
  if (value !== undefined && value !== '') return withValue(script, key, value)
  if (script[key] === undefined) return script
  const { [key]: _, ...rest } = script
  return rest
}

function withAlmanacText(script: Script, key: string, text: string): Script {
  if (text) return withValue(script, 'customData', { ...script.customData, [key]: text })
  if (!(key in script.customData)) return script
  const { [key]: _, ...customData } = script.customData
  return { ...script, customData }
}
