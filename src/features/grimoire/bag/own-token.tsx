import './own-token.css'
import { EyeOff } from 'lucide-react'
import { believedAlignment } from '#core/grimoire/bag/believed-alignment.ts'
import type { Seat } from '#core/grimoire/game.ts'
import { believedCharacter, type Characters } from '#core/grimoire/in-play.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { Button } from '#ui/buttons/button.tsx'
import { AbilityText } from '#views/characters/ability-text.tsx'
import { CharacterToken } from '#views/characters/character-token.tsx'
import { PhonePage } from './phone-page.tsx'

interface OwnTokenProps {
  seat: Seat
  characters: Characters
  onHide: () => void
}

/** What a player may know of the own seat: the character that the player believes to be, its ability and the alignment. */
export function OwnToken({ seat, characters, onHide }: OwnTokenProps) {
  const id = believedCharacter(seat)
  const character = characters.get(id)
  const alignment = believedAlignment(seat, characters)
  const facts = [
    character && teamMember(character.team),
    alignment && (alignment === 'good' ? m.grimoire_good() : m.grimoire_evil())
  ]
  return (
    <PhonePage before={m.bag_own()} title={character?.name ?? id} className="own-token">
      {character && <CharacterToken character={character} size={200} alignment={alignment} />}
      <p className="own-token-facts">{facts.filter(Boolean).join(' · ')}</p>
      {character?.ability && (
        <p className="own-token-ability">
          <AbilityText ability={character.ability} />
        </p>
      )}
      <Button variant="primary" icon={<EyeOff />} onClick={onHide}>
        {m.bag_hide()}
      </Button>
    </PhonePage>
  )
}
