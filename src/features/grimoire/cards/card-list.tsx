import { useStore } from '@nanostores/react'
import { PenLine, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { $turn, type CardContent, type CardDraft } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { GameProps } from '../game-props.ts'
import { playerName } from '../seat-texts.ts'
import { aCard, answerTexts, cardTexts, wholeCardTexts } from './card-texts.ts'
import { useOwnCards } from './own-cards.ts'
import { showCard } from './show-card.ts'
import { suggestedCards, textsOfCharacters } from './suggested-cards.ts'

interface CardListProps extends GameProps {
  seatId?: string | undefined
  /** Called with a card that still needs characters or players. */
  onCompose: (card: CardDraft) => void
}

/** The cards to choose from, likely ones first. A card that needs nothing else is shown at once. */
export function CardList({ seatId, onCompose, ...props }: CardListProps) {
  const { game } = props
  const suggested = suggestedCards(props, useStore($turn), seatId)
  const own = useOwnCards(props)
  return (
    <div className="card-lists">
      <CardGroup title={m.card_suggested()}>
        {suggested.map(card => (
          <CardButton key={cardTitle(card, props)} card={card} {...props} onChoose={showCard} />
        ))}
      </CardGroup>
      <CardGroup title={m.card_of_characters()}>
        {textsOfCharacters(props).map(text => (
          <CardButton key={text} card={aCard(text)} {...props} onChoose={showCard} />
        ))}
      </CardGroup>
      <CardGroup title={m.card_own()}>
        {own.map(card => (
          <CardButton key={card.id} card={{ ...card, seats: [] }} {...props} onChoose={onCompose} />
        ))}
        <Button icon={<PenLine />} onClick={() => onCompose(aCard(''))}>
          {m.card_new()}
        </Button>
      </CardGroup>
      <CardGroup title={m.card_usual()}>
        {textsWithCharacters.map(text => (
          <CardButton
            key={text()}
            card={{ ...aCard(text()), asksForCharacter: true }}
            {...props}
            onChoose={onCompose}
          />
        ))}
        {textsWithPlayers.map(text => (
          <CardButton key={text()} card={aCard(text())} {...props} onChoose={onCompose} />
        ))}
        {wholeCardTexts.map(text => (
          <CardButton key={text()} card={aCard(text())} {...props} onChoose={showCard} />
        ))}
      </CardGroup>
      <CardGroup title={m.card_answers()}>
        {answerTexts.map(text => (
          <CardButton key={text()} card={aCard(text())} {...props} onChoose={showCard} />
        ))}
        <IconButton edged label={m.card_thumbs_up()} onClick={() => showCard(aCard('👍'))}>
          <ThumbsUp />
        </IconButton>
        <IconButton edged label={m.card_thumbs_down()} onClick={() => showCard(aCard('👎'))}>
          <ThumbsDown />
        </IconButton>
        {Array.from({ length: game.seats.length + 1 }, (_, number) => String(number)).map(text => (
          <CardButton key={text} card={aCard(text)} {...props} onChoose={showCard} />
        ))}
      </CardGroup>
    </div>
  )
}

const textsWithCharacters = [cardTexts.youAre, cardTexts.selectedYou, cardTexts.playerIs, cardTexts.notInPlay]
const textsWithPlayers = [cardTexts.demon, cardTexts.minions]

/** Cards below a heading; nothing without cards. */
function CardGroup({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <div className="card-buttons">{children}</div>
    </section>
  )
}

interface CardButtonProps<Card extends CardContent> extends GameProps {
  card: Card
  onChoose: (card: Card) => void
}

const CardButton = <Card extends CardContent>({ card, onChoose, ...props }: CardButtonProps<Card>) => (
  <Button onClick={() => onChoose(card)}>{cardTitle(card, props)}</Button>
)

/** A card in one line: `You are: Imp`. */
function cardTitle({ text, characters, seats }: CardContent, { game, characters: known }: GameProps): string {
  const names = [
    ...seats.map(id => playerName(game, id)),
    ...characters.map(id => known.get(id)?.name ?? id)
  ].join(', ')
  return [text, names].filter(Boolean).join(': ')
}
