import { Download, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { fileName } from '#core/file-name.ts'
import type { Script } from '#core/script/script.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { importModule } from '#stores/loading/import-module.ts'
import { Button } from '#ui/buttons/button.tsx'
import { downloadText } from '#ui/download.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Actions on a shared script: edit a copy, download the file. `texts`: those that the file has of changed official characters. */
export function SharedScriptActions({ script, texts }: { script: Script; texts: CatalogueTexts }) {
  const [edit, setEdit] = useState<'none' | 'opening' | 'refused' | 'failed'>('none')

  async function editCopy() {
    setEdit('opening')
    const isOpen = await openCopyOf(script).catch(() => undefined)
    if (isOpen === undefined) setEdit('failed')
    else if (isOpen) location.assign(builderPath(pageLocale(), 'script'))
    else setEdit('refused')
  }

  return (
    <>
      <Button variant="primary" icon={<SquarePen />} busy={edit === 'opening'} onClick={editCopy}>
        {m.share_page_edit()}
      </Button>
      <Button icon={<Download />} onClick={() => download(script, texts)}>
        {m.share_download_file()}
      </Button>
      {edit === 'failed' && <Banner tone="error">{m.failures_not_loaded()}</Banner>}
      {edit === 'refused' && <Banner tone="error">{m.share_page_no_room()}</Banner>}
    </>
  )
}

/** Opens a copy in the builder. Returns false, and opens nothing, when this browser cannot store the script open there. */
async function openCopyOf(script: Script): Promise<boolean> {
  const [{ startScript }, { openStoredScript, undo }] = await Promise.all([
    importModule(() => import('#stores/library/library-actions.ts')),
    importModule(() => import('#stores/script.ts'))
  ])
  await openStoredScript()
  const former = await startScript(script)
  if (former.state !== 'lost') return true
  undo()
  return false
}

const download = (script: Script, texts: CatalogueTexts) =>
  downloadText(
    fileName(script.title, 'json'),
    JSON.stringify(writeScriptFile(script, catalogue, texts), null, 2)
  )
