/** Gives a file to the page's only file input, as its dialog does. Unlike `upload`, it takes files of any size. */
export function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no file input')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
