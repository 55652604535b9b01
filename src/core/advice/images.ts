import type { Script } from '../script.ts'
import { type ImageFault, imageFault, imageFaults, mendedAddress } from './image-address.ts'
import type { AdviceCode, Note, ScriptPicture, Severity } from './note.ts'
import { idsOf, ownWords, type Table } from './table.ts'

const suggestionByFault: Record<ImageFault, { code: AdviceCode; severity: Severity }> = {
  local: { code: 'image_local', severity: 'mistake' },
  page: { code: 'image_page', severity: 'mistake' },
  shortLived: { code: 'image_short_lived', severity: 'advice' },
  insecure: { code: 'image_insecure', severity: 'advice' }
}

/** Images that others can't see, or not for long. */
export const imageNotes = ({ script }: Table): Note[] =>
  imageFaults.flatMap((fault): Note[] => {
    const has = (address: string) => imageFault(address) === fault
    const characters = script.characters.filter(character => ownWords(character).image?.some(has))
    const images = scriptImages.filter(image => has(script[image] ?? ''))
    if (characters.length + images.length === 0) return []
    const addresses = [
      ...characters.flatMap(character => ownWords(character).image ?? []),
      ...images.map(image => script[image] ?? '')
    ].filter(has)
    const isFixable = addresses.some(address => mendedAddress(address) !== address)
    const suggestion: Note = { ...suggestionByFault[fault] }
    if (characters.length > 0) suggestion.characters = idsOf(characters)
    if (images.length > 0) suggestion.pictures = images
    if (isFixable) suggestion.fix = { kind: 'mendImages', fault }
    return [suggestion]
  })

/** Replaces the addresses of all images with this fault where a fixed address can be derived. */
export function mendImages(script: Script, fault: ImageFault): Script {
  const fix = (address: string) => (imageFault(address) === fault ? mendedAddress(address) : address)
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

const scriptImages: readonly ScriptPicture[] = ['logo', 'background']
