import { Download } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { createScriptFile } from '#stores/script-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { downloadText } from '#ui/download.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Shown in place of a link too long for messengers. Offers the file instead. */
export function LinkTooLong({ length }: { length: number }) {
  const numbers = new Intl.NumberFormat(languageTags[pageLocale()])
  return (
    <Banner
      tone="advice"
      action={
        <Button small icon={<Download />} onClick={download}>
          {m.share_download_file()}
        </Button>
      }
    >
      {m.share_too_long({ length: numbers.format(length), limit: numbers.format(limits.shareLink) })}
    </Banner>
  )
}

async function download() {
  const { fileName, text } = await createScriptFile()
  downloadText(fileName, text)
}
