/** Downloads a text as a file. */
export const downloadText = (fileName: string, text: string, type = 'application/json') =>
  downloadFile(fileName, new Blob([text], { type }))

export function downloadFile(fileName: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Delayed, since some browsers read the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
