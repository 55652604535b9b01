import type { ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CharacterImageTarget } from './character-image-target.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { ListItem } from './list-field.tsx'
import { PickImage } from './pick-image.tsx'

interface ImageItemProps {
  row: ListItem<string>
  /** When the image is used. */
  help: ReactNode
  /** Receives the address of a file that was dropped, pasted or chosen. */
  onAddress: (address: string) => void
  /** Receives the address of an image of the account. Undefined without an account. */
  onPick: ((address: string) => void) | undefined
}

/** The address of one image, with the image itself. */
export const ImageItem = ({ row, help, onAddress, onPick }: ImageItemProps) => (
  <CharacterImageTarget className="editor-image" label={row.name} onAddress={onAddress}>
    <TextInput
      label={row.name}
      value={row.item}
      onChange={row.update}
      help={help}
      error={row.errorAt()}
      limit={limits.character.image}
      inputMode="url"
      spellCheck={false}
      autoCapitalize="none"
      autoFocus={row.isNew}
    />
    <ImagePreview address={row.item.trim()} label={row.name} />
    {onPick && <PickImage name={row.name} onPick={onPick} />}
  </CharacterImageTarget>
)
