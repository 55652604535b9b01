import './reminder-disc.css'
import { CharacterIcon, type IconCharacter } from './character-icon.tsx'

/** A reminder token as a dark disc with its character's icon, without its label. */
export const ReminderDisc = ({ character, size }: { character: IconCharacter; size: number }) => (
  <span className="reminder-disc" style={{ '--token-size': `${size}px` }}>
    <CharacterIcon character={character} size={Math.round(size * 0.54)} />
  </span>
)
