/** How long a browser may take to begin saving: milliseconds. */
const SAVING_BEGINS_MS = 60_000

/**
 * Saves a file that was fetched. A link to a document would leave the bill's token in the browser's list of downloads.
 */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVING_BEGINS_MS)
}
