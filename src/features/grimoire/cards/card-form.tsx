import { ArrowLeft, Eye, Plus, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import type { CardDraft } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Chip, RemovableChip } from '#ui/fields/chip.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import type { GameProps } from '../game-props.ts'
import { CharacterChoice } from '../seat/character-choice.tsx'
import { seatName } from '../seat-texts.ts'
import { removeOwnCard, saveOwnCard } from './own-cards.ts'
import { showCard } from './show-card.ts'

interface CardFormProps extends GameProps {
  card: CardDraft
  onBack: () => void
}

/** Puts a card together: its text, characters and players. It can be shown once, or saved. */
export function CardForm({ card: given, onBack, ...props }: CardFormProps) {
  const [card, setCard] = useState(given)
  const [isChoosing, setChoosing] = useState(given.asksForCharacter ?? false)
  const change = (part: Partial<CardDraft>) => setCard({ ...card, ...part })
  if (isChoosing)
    return (
      <CharacterChoice
        {...props}
        label={m.card_add_character()}
        chosen=""
        onChoose={id => {
          change({ characters: [...without(card.characters, id), id] })
          setChoosing(false)
        }}
        onCancel={() => setChoosing(false)}
      />
    )
  return (
    <div className="card-form">
      <Button variant="text" icon={<ArrowLeft />} onClick={onBack}>
        {m.seat_back()}
      </Button>
      <TextInput
        label={m.card_text()}
        info={fieldHelp('card-text')}
        maxLength={200}
        value={card.text}
        onChange={text => change({ text })}
        data-first-focus
      />
      <CardParts {...props} card={card} onChange={change} onAddCharacter={() => setChoosing(true)} />
      <CardFormButtons card={card} onBack={onBack} />
    </div>
  )
}

interface CardPartsProps extends GameProps {
  card: CardDraft
  onChange: (part: Partial<CardDraft>) => void
  onAddCharacter: () => void
}

/** The characters and players of a card. */
const CardParts = ({ game, characters, card, onChange, onAddCharacter }: CardPartsProps) => (
  <>
    <section aria-label={m.card_characters()}>
      <h3>{m.card_characters()}</h3>
      <div className="card-buttons">
        {card.characters.map(id => {
          const name = characters.get(id)?.name ?? id
          return (
            <RemovableChip
              key={id}
              removeLabel={m.seat_remove_named({ name })}
              onRemove={() => onChange({ characters: without(card.characters, id) })}
            >
              {name}
            </RemovableChip>
          )
        })}
        <Button icon={<Plus />} onClick={onAddCharacter}>
          {m.card_add_character()}
        </Button>
      </div>
    </section>
    {game.seats.length > 0 && (
      <section aria-label={m.card_players()}>
        <h3>{m.card_players()}</h3>
        <div className="card-buttons">
          {game.seats.map(({ id, ...seat }, index) => (
            <Chip
              key={id}
              tall
              chosen={card.seats.includes(id)}
              onChange={chosen => onChange({ seats: chosen ? [...card.seats, id] : without(card.seats, id) })}
            >
              {seatName({ id, ...seat }, index + 1)}
            </Chip>
          ))}
        </div>
      </section>
    )}
  </>
)

/** Players aren't saved with a card: another day, others sit there. */
function CardFormButtons({ card, onBack }: { card: CardDraft; onBack: () => void }) {
  const { id, characters, seats } = card
  const text = card.text.trim()
  const hasText = text !== ''
  return (
    <div className="card-form-buttons">
      {id !== undefined && (
        <Button
          variant="destructive"
          icon={<Trash2 />}
          onClick={() => {
            removeOwnCard(id)
            onBack()
          }}
        >
          {m.card_delete()}
        </Button>
      )}
      <Button
        icon={<Save />}
        disabled={!hasText}
        onClick={() => {
          saveOwnCard({ id: id ?? crypto.randomUUID(), text, characters })
          onBack()
        }}
      >
        {m.card_save()}
      </Button>
      <Button
        variant="primary"
        icon={<Eye />}
        disabled={!hasText && characters.length === 0 && seats.length === 0}
        onClick={() => showCard({ text, characters, seats })}
      >
        {m.card_show()}
      </Button>
    </div>
  )
}

const without = (ids: readonly string[], one: string) => ids.filter(id => id !== one)
