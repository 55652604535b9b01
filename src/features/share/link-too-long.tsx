import { Download } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { downloadScriptFile } from './download-script-file.ts'

/** Shown in place of a link too long for messengers. Offers the file instead. */
export function LinkTooLong({ length }: { length: number }) {
  const numbers = new Intl.NumberFormat(languageTags[pageLocale()])
  return (
    <Banner
      tone="advice"
      action={
        <Button small icon={<Download />} onClick={downloadScriptFile}>
          {m.share_download_file()}
        </Button>
      }
    >
      {m.share_too_long({ length: numbers.format(length), limit: numbers.format(limits.shareLink) })}
    </Banner>
  )
}
