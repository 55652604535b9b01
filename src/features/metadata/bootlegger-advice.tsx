import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { addOfficialCharacter } from '#stores/characters.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

/** House rules are the Bootlegger's: says so while it is missing. */
export function BootleggerAdvice({ script }: { script: Script }) {
  if (script.characters.some(({ id }) => id === 'bootlegger')) return null
  return (
    <Banner
      tone="advice"
      action={
        <Button small onClick={() => addOfficialCharacter('bootlegger')}>
          {m.meta_bootlegger_add()}
        </Button>
      }
    >
      {m.meta_bootlegger_missing()}
    </Banner>
  )
}
