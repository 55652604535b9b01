import type { Script } from '../script.ts'
import { type ImageFault, imageFault, imageFaults, mendedAddress } from './image-address.ts'
import type { AdviceCode, Note, ScriptPicture, Severity } from './note.ts'
import { idsOf, ownWords, type Table } from './table.ts'

const told: Record<ImageFault, { code: AdviceCode; severity: Severity }> = {
  local: { code: 'image_local', severity: 'mistake' },
  page: { code: 'image_page', severity: 'mistake' },
  shortLived: { code: 'image_short_lived', severity: 'advice' },
  insecure: { code: 'image_insecure', severity: 'advice' }
}

/** Pictures that others will not see, or not for long. */
export const imageNotes = ({ script }: Table): Note[] =>
  imageFaults.flatMap((fault): Note[] => {
    const has = (address: string) => imageFault(address) === fault
    const characters = script.characters.filter(character => ownWords(character).image?.some(has))
    const pictures = scriptPictures.filter(picture => has(script[picture] ?? ''))
    if (characters.length + pictures.length === 0) return []
    const addresses = [
      ...characters.flatMap(character => ownWords(character).image ?? []),
      ...pictures.map(picture => script[picture] ?? '')
    ].filter(has)
    const isMendable = addresses.some(address => mendedAddress(address) !== address)
    return [
      {
        ...told[fault],
        ...(characters.length > 0 && { characters: idsOf(characters) }),
        ...(pictures.length > 0 && { pictures }),
        ...(isMendable && { fix: { kind: 'mendImages', fault } as const })
      }
    ]
  })

/** Gives every picture that has the fault the address that it can be told to have without it. */
export function mendImages(script: Script, fault: ImageFault): Script {
  const mend = (address: string) => (imageFault(address) === fault ? mendedAddress(address) : address)
  const characters = script.characters.map(character => {
    if (character.kind === 'custom')
      return character.image ? { ...character, image: character.image.map(mend) } : character
    if (character.kind === 'unknown' || !character.changes?.image) return character
    return { ...character, changes: { ...character.changes, image: character.changes.image.map(mend) } }
  })
  const next: Script = { ...script, characters }
  for (const picture of scriptPictures) {
    const address = script[picture]
    if (address !== undefined) next[picture] = mend(address)
  }
  return next
}

const scriptPictures: readonly ScriptPicture[] = ['logo', 'background']
