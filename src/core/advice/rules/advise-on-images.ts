import { fieldsFromScript } from '../../script/fields-from-script.ts'
import type { Script } from '../../script/script.ts'
import { findImageFault, fixImageAddress, type ImageFault, imageFaults } from '../image-address.ts'
import { idsOf, type ScriptFacts } from '../script-facts.ts'
import type { AdviceCode, ScriptImage, Severity, Suggestion } from '../suggestion.ts'

const suggestionByFault: Record<ImageFault, { code: AdviceCode; severity: Severity }> = {
  device: { code: 'image_device', severity: 'advice' },
  local: { code: 'image_local', severity: 'mistake' },
  page: { code: 'image_page', severity: 'mistake' },
  shortLived: { code: 'image_short_lived', severity: 'advice' },
  insecure: { code: 'image_insecure', severity: 'advice' }
}

/** Images that others can't see, or not for long. */
export const adviseOnImages = ({ script }: ScriptFacts): Suggestion[] =>
  imageFaults.flatMap((fault): Suggestion[] => {
    const has = (address: string) => findImageFault(address) === fault
    const characters = script.characters.filter(character => fieldsFromScript(character).image?.some(has))
    const images = scriptImages.filter(image => has(script[image] ?? ''))
    if (characters.length + images.length === 0) return []
    const addresses = [
      ...characters.flatMap(character => fieldsFromScript(character).image ?? []),
      ...images.map(image => script[image] ?? '')
    ].filter(has)
    const isFixable = addresses.some(address => fixImageAddress(address) !== address)
    const suggestion: Suggestion = { ...suggestionByFault[fault] }
    if (characters.length > 0) suggestion.characters = idsOf(characters)
    if (images.length > 0) suggestion.images = images
    if (isFixable) suggestion.fix = { kind: 'mendImages', fault }
    return [suggestion]
  })

/** Replaces the addresses of all images with this fault where a fixed address can be derived. */
export function fixImageAddresses(script: Script, fault: ImageFault): Script {
  const fix = (address: string) => (findImageFault(address) === fault ? fixImageAddress(address) : address)
  const characters = script.characters.map(character => {
    if (character.kind === 'custom')
      return character.image ? { ...character, image: character.image.map(fix) } : character
    if (character.kind === 'unknown' || !character.changes?.image) return character
    return { ...character, changes: { ...character.changes, image: character.changes.image.map(fix) } }
  })
  const next: Script = { ...script, characters }
  for (const image of scriptImages) {
    const address = script[image]
    if (address !== undefined) next[image] = fix(address)
  }
  return next
}

const scriptImages: readonly ScriptImage[] = ['logo', 'background']
