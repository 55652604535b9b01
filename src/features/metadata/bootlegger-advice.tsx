import { useStore } from '@nanostores/react'
import { adviceText, fixText } from '#i18n/advice-text.ts'
import { $nameOf, $notes, fixScript } from '#stores/advice.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** House rules are the Bootlegger's: says so while it is missing. */
export function BootleggerAdvice() {
  const nameOf = useStore($nameOf)
  const note = useStore($notes).find(({ code }) => code === 'bootlegger_missing')
  if (!note) return null
  const { fix } = note
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
      {adviceText(note, nameOf)}
    </Banner>
  )
}
