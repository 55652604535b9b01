/** Hands a text to the browser as a file to keep. */
export const downloadText = (fileName: string, text: string, type = 'application/json') =>
  downloadFile(fileName, new Blob([text], { type }))

export function downloadFile(fileName: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Not at once: some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
