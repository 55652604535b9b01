import type { ReactNode } from 'react'
import { addImageFile } from '#stores/device-images/add-image-file.ts'
import { ImageFileTarget } from '#views/images/image-file-target.tsx'

interface CharacterImageTargetProps {
  label: string
  /** Receives the address of the stored image, which goes to the account with the next save. */
  onAddress: (address: string) => void
  help?: string
  className: string
  children?: ReactNode
}

/** Takes a file as an image of the character, and stores it on this device. */
export function CharacterImageTarget({ onAddress, ...props }: CharacterImageTargetProps) {
  async function store(file: File) {
    const stored = await addImageFile(file, 'icon')
    if (!stored.ok) return stored.code
    onAddress(stored.value)
    return undefined
  }
  return <ImageFileTarget {...props} onFile={store} />
}
