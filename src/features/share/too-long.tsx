import { Download } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { scriptFileText } from '#stores/script-download.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { downloadText } from '#ui/download.ts'

/** Shown in place of a link too long for messengers. Offers the file instead. */
export function TooLong({ length }: { length: number }) {
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
  const { fileName, text } = await scriptFileText()
  downloadText(fileName, text)
}
