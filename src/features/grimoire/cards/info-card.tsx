import './info-card.css'
import { useStore } from '@nanostores/react'
import { RotateCw, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { languageNames } from '#i18n/language-names.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { type Locale, locales } from '#routes'
import type { CardContent } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { CardFace } from './card-face.tsx'
import { $secondLanguage, useSecondLanguage } from './second-language.ts'

export interface InfoCardProps {
  card: CardContent
  game: Game
  characters: Characters
  onClose: () => void
}

/**
 * A card on the whole screen, to be held towards a player. Only its button and Escape close it: a player who touches the card
 * must not see the grimoire.
 */
export function InfoCard({ card, game, characters, onClose }: InfoCardProps) {
  const [isTurned, setTurned] = useState(false)
  const second = useSecondLanguage(game)
  const element = useRef<HTMLDialogElement>(null)
  const face = useRef<HTMLDivElement>(null)
  // Closes before unmounting, or the browser wouldn't restore the focus.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    face.current?.focus()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={element}
      className="info-card"
      aria-label={card.text || m.card_show_a_card()}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => element.current?.open === false && onClose()}
    >
      <div ref={face} className="info-card-paper" tabIndex={-1} data-turned={isTurned}>
        <CardFace
          card={card}
          game={game}
          characters={characters}
          second={second === 'failed' ? undefined : second}
        />
      </div>
      <div className="info-card-bar">
        {second === 'failed' && <FailedLanguage />}
        <SecondLanguageSelect />
        <Button
          shrinks="narrow"
          icon={<RotateCw />}
          aria-pressed={isTurned}
          onClick={() => setTurned(!isTurned)}
        >
          {m.card_turn()}
        </Button>
        <Button icon={<X />} onClick={onClose}>
          {m.notice_close()}
        </Button>
      </div>
    </dialog>
  )
}

function SecondLanguageSelect() {
  const chosen = useStore($secondLanguage)
  const others = locales.filter(locale => locale !== pageLocale())
  return (
    <Select<Locale | ''>
      hideLabel
      label={m.card_second_language()}
      value={chosen === pageLocale() ? '' : chosen}
      onChange={locale => $secondLanguage.set(locale)}
      options={[
        { value: '', label: m.card_one_language() },
        ...others.map(locale => ({ value: locale, label: languageNames[locale].name, lang: locale }))
      ]}
    />
  )
}

function FailedLanguage() {
  const chosen = useStore($secondLanguage)
  return (
    <p role="alert" className="info-card-problem">
      {chosen !== '' && m.card_language_unreachable({ language: languageNames[chosen].name })}
    </p>
  )
}
