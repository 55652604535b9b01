import { isDeviceImage } from '../device-image.ts'
import type { Script, ScriptCharacter } from './script.ts'

const scriptImages = ['logo', 'background'] as const

/**
 * Replaces the addresses of all images of a script and its characters; undefined leaves an image out. The same script if
 * nothing changes.
 */
export function replaceImages(script: Script, replace: (address: string) => string | undefined): Script {
  let isChanged = false
  const replaceOne = (address: string) => {
    const next = replace(address)
    isChanged ||= next !== address
    return next
  }
  const next: Script = {
    ...script,
    characters: script.characters.map(character => replaceOfCharacter(character, replaceOne))
  }
  for (const name of scriptImages) {
    const address = script[name]
    const replaced = address === undefined ? undefined : replaceOne(address)
    if (replaced === undefined) delete next[name]
    else next[name] = replaced
  }
  return isChanged ? next : script
}

type Replace = (address: string) => string | undefined

function replaceOfCharacter(character: ScriptCharacter, replace: Replace): ScriptCharacter {
  if (character.kind === 'unknown') return character
  if (character.kind === 'custom') {
    const { image, ...others } = character
    return image ? { ...others, ...replaced(image, replace) } : character
  }
  const { image, ...others } = character.changes ?? {}
  return image ? { ...character, changes: { ...others, ...replaced(image, replace) } } : character
}

/** A field without addresses is left out: an empty list would say that an official character has no image. */
function replaced(addresses: readonly string[], replace: Replace) {
  const image = addresses.flatMap(address => replace(address) ?? [])
  return image.length > 0 || addresses.length === 0 ? { image } : {}
}

/** The addresses of a script's images that are on a device alone, each once, in the order of the script. */
export function deviceImagesOf(script: Script): string[] {
  const found = new Set<string>()
  replaceImages(script, address => {
    if (isDeviceImage(address)) found.add(address)
    return address
  })
  return [...found]
}
