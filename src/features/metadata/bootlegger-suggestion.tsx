import { useStore } from '@nanostores/react'
import { adviceText, fixText } from '#i18n/advice-text.ts'
import { $nameOf, $suggestions, fixScript } from '#stores/advice.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Suggests to add the Bootlegger, who announces house rules, when the script has rules but no Bootlegger. */
export function BootleggerSuggestion() {
  const nameOf = useStore($nameOf)
  const suggestion = useStore($suggestions).find(({ code }) => code === 'bootlegger_missing')
  if (!suggestion) return null
  const { fix } = suggestion
  return (
    <Banner
      tone="advice"
      action={
        fix && (
          <Button small onClick={() => fixScript(fix)}>
            {fixText(fix, nameOf)}
          </Button>
        )
      }
    >
      {adviceText(suggestion, nameOf)}
    </Banner>
  )
}
