import { useStore } from '@nanostores/react'
import { adviceText, fixText } from '#i18n/advice-text.ts'
import { $nameOf, $notes, fixScript } from '#stores/advice.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** Suggests to add the Bootlegger, who announces house rules, when the script has rules but no Bootlegger. */
export function BootleggerAdvice() {
  const nameOf = useStore($nameOf)
  const suggestion = useStore($notes).find(({ code }) => code === 'bootlegger_missing')
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
