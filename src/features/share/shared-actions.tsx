import { Download, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { fileStem } from '#core/file-name.ts'
import type { Script } from '#core/script.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { downloadText } from '#ui/download.ts'

/** What a reader may do with a script that somebody shared. */
export function SharedActions({ script }: { script: Script }) {
  const [edit, setEdit] = useState<'none' | 'opening' | 'refused'>('none')

  async function editCopy() {
    setEdit('opening')
    if (await openCopyOf(script)) location.assign(builderPath(pageLocale(), 'script'))
    else setEdit('refused')
  }

  return (
    <>
      <Button variant="primary" icon={<SquarePen />} busy={edit === 'opening'} onClick={editCopy}>
        {m.share_page_edit()}
      </Button>
      <Button icon={<Download />} onClick={() => download(script)}>
        {m.share_download_file()}
      </Button>
      {edit === 'refused' && <Banner tone="error">{m.share_page_no_room()}</Banner>}
    </>
  )
}

/** The script that is open in the builder stays on this device; where it cannot, it stays open, and this one is not. */
async function openCopyOf(script: Script): Promise<boolean> {
  const [{ startCopy }, { undo }] = await Promise.all([
    import('#stores/library/acts.ts'),
    import('#stores/script.ts')
  ])
  const former = await startCopy(script)
  if (former.state !== 'lost') return true
  undo()
  return false
}

const download = (script: Script) =>
  downloadText(`${fileStem(script.title)}.json`, JSON.stringify(writeScriptFile(script, catalogue), null, 2))
