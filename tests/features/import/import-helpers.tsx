import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyScript, type Script } from '#core/script/script.ts'
import { ImportDialog } from '#features/import/import-dialog.tsx'
import { openWorkingCopy } from '#stores/script.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { chooseFile } from '../../components/choose-file.ts'
import { fillLibrary } from '../local-scripts/local-scripts-helpers.tsx'

/** Renders the dialog alone, over a builder with this script open. Returns a spy that the dialog calls when it closes. */
export async function openImport(open: Script = emptyScript) {
  await fillLibrary()
  openWorkingCopy({ id: randomId(), script: open })
  const onClose = vi.fn<() => void>()
  await render(<ImportDialog onClose={onClose} />)
  return onClose
}

export const choose = (name: string, content: BlobPart) => chooseFile(new File([content], name))

/** Drops or pastes outside of any field. */
export function carry(kind: 'paste' | 'drop', content: string | File) {
  const transfer = new DataTransfer()
  if (typeof content === 'string') transfer.setData('text/plain', content)
  else transfer.items.add(content)
  const options = { bubbles: true, cancelable: true }
  document.body.dispatchEvent(
    kind === 'drop'
      ? new DragEvent('drop', { ...options, dataTransfer: transfer })
      : new ClipboardEvent('paste', { ...options, clipboardData: transfer })
  )
}

export const importButton = () =>
  page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })

export const textField = () => page.getByRole('textbox', { name: 'Or paste text' })

/** Shows the interface in German until the test ends, as on an address with `/de`. */
export function speakGerman() {
  const { href } = location
  history.replaceState(null, '', '/de/builder/import')
  onTestFinished(() => history.replaceState(null, '', href))
}
