import { Lightbulb, Pencil } from 'lucide-react'
import type { AdviceCode, Suggestion } from '#core/advice/suggestion.ts'
import type { FindName } from '#i18n/location-text.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, characterScreenPath } from '#routes'
import { showDialog } from '#stores/navigation/shown-dialog.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'

/**
 * The screen on which the user can fix a suggestion that has no automatic fix: the editor of its first character, or a
 * screen of the script.
 */
type Target = 'character' | 'metadata' | 'almanac'

const targets: Partial<Record<AdviceCode, Target>> = {
  ability_missing: 'character',
  wake_without_reminder: 'character',
  reminder_without_wake: 'character',
  jinx_nowhere: 'character',
  text_long: 'character',
  image_local: 'character',
  image_page: 'character',
  image_short_lived: 'character',
  title_missing: 'metadata',
  title_long: 'metadata',
  author_long: 'metadata',
  rules_many: 'metadata',
  introduction_long: 'almanac'
}

interface SuggestionLinkProps {
  suggestion: Suggestion
  nameOf: FindName
  describedBy: string
}

/** Suggestions that more characters of their team settle. */
const needsTeam: ReadonlySet<AdviceCode> = new Set(['team_missing', 'team_awaited', 'team_few'])

/**
 * Leads to what settles a suggestion: the dialog that suggests characters of its team, or the screen on which the user can fix it.
 * Nothing when there is neither.
 */
export function SuggestionLink({ suggestion, nameOf, describedBy }: SuggestionLinkProps) {
  const { code, team } = suggestion
  if (team && needsTeam.has(code))
    return (
      <Button
        className="advice-fix"
        small
        icon={<Lightbulb />}
        aria-describedby={describedBy}
        onClick={() => showDialog({ kind: 'suggest', team })}
      >
        {m.suggest_open()}
      </Button>
    )
  const target = suggestion.fix ? undefined : targets[code]
  if (!target) return null
  const [id] = suggestion.characters ?? []
  const { href, label } = linkTo(target, id, nameOf)
  return (
    <ButtonLink className="advice-fix" small icon={<Pencil />} href={href} aria-describedby={describedBy}>
      {label}
    </ButtonLink>
  )
}

/** A suggestion without a character concerns the script's own images, which its metadata holds. */
function linkTo(target: Target, id: string | undefined, nameOf: FindName) {
  const locale = pageLocale()
  if (target === 'almanac') return { href: builderPath(locale, 'almanac'), label: m.almanac_title() }
  if (target === 'metadata' || id === undefined)
    return { href: builderPath(locale, 'metadata'), label: m.advice_details() }
  return {
    href: characterScreenPath(locale, 'editCharacter', id),
    label: m.advice_edit({ name: nameOf(id) ?? id })
  }
}
