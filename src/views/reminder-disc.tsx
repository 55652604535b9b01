import './reminder-disc.css'
import { CharacterIcon, type PicturedCharacter } from './character-icon.tsx'

/** A reminder token: dark, with the icon of its character; its label stands under it. */
export const ReminderDisc = ({ character, size }: { character: PicturedCharacter; size: number }) => (
  <span className="reminder-disc" style={{ '--token-size': `${size}px` }}>
    <CharacterIcon character={character} size={Math.round(size * 0.54)} />
  </span>
)
