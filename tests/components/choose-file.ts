/** Gives a file to the page's first file input, as its dialog does. Unlike `upload`, it takes files of any size. */
export const chooseFile = (file: File) => chooseFiles([file])

/** Gives files to the first file input of a part of the page. */
export function chooseFiles(files: readonly File[], part: ParentNode = document) {
  const input = part.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input')
  input.files = transferOf(files).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Drops files on the page. */
export function dropFiles(files: readonly File[]) {
  const options = { bubbles: true, cancelable: true, dataTransfer: transferOf(files) }
  document.body.dispatchEvent(new DragEvent('dragover', options))
  document.body.dispatchEvent(new DragEvent('drop', options))
}

/** Pastes files or a text into the focused element, or else the page; returns whether the browser still handles it. */
export function paste(content: readonly File[] | string) {
  const clipboardData = typeof content === 'string' ? new DataTransfer() : transferOf(content)
  if (typeof content === 'string') clipboardData.setData('text/plain', content)
  const target = document.activeElement ?? document.body
  return target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

function transferOf(files: readonly File[]) {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer
}
