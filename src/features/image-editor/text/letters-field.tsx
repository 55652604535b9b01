import { useStore } from '@nanostores/react'
import { CaseUpper } from 'lucide-react'
import type { TextContent } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import { findFontsToLoad, findMissingLetters } from '#drawing/text/place-glyphs.ts'
import { m } from '#i18n/messages.ts'
import { locale } from '#stores/navigation/builder-page.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { $fonts } from './loaded-fonts.ts'

interface LettersFieldProps {
  content: TextContent
  onChange: (text: string) => void
}

/** The letters of a text, and a button that makes them capitals. Names letters that no font has. */
export function LettersField({ content: { text, font }, onChange }: LettersFieldProps) {
  const { fonts } = useStore($fonts)
  const capitals = text.toLocaleUpperCase(locale)
  // Another font may still come that has them.
  const isComplete = findFontsToLoad(text, font, fonts).length === 0
  const missing = isComplete ? findMissingLetters(text, font, fonts) : []
  return (
    <>
      <TextInput
        data-letters
        label={m.text_layer_text()}
        limit={limits.drawing.text}
        maxLength={limits.drawing.text}
        value={text}
        announcesError
        error={missing.length > 0 && m.text_layer_missing({ letters: missing.join(' ') })}
        onChange={onChange}
      />
      <Button
        small
        icon={<CaseUpper />}
        disabled={capitals === text || capitals.length > limits.drawing.text}
        onClick={() => onChange(capitals)}
      >
        {m.text_layer_capitals()}
      </Button>
    </>
  )
}
