import './shown-characters.css'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'

interface ShownCharactersProps {
  title: string
  characters: readonly CastCharacter[]
  onClose: () => void
}

/** Characters on the whole screen, to be held towards a player. */
export function ShownCharacters({ title, characters, onClose }: ShownCharactersProps) {
  const element = useRef<HTMLDialogElement>(null)
  // Closes before unmounting, or the browser wouldn't restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog ref={element} className="shown-characters" aria-label={title} onCancel={onClose}>
      <h2>{title}</h2>
      <ul>
        {characters.map(character => (
          <li key={character.id}>
            <CharacterToken character={character} size={200} />
            <span>{character.name}</span>
          </li>
        ))}
      </ul>
      <Button icon={<X />} onClick={onClose}>
        {m.notice_close()}
      </Button>
    </dialog>
  )
}
