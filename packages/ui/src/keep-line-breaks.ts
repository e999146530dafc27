import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react'

/** Line breaks and tabs, which a one-line field drops: 5 above 5 would become 55. */
const BREAKS = /[\t\n\r\u2028\u2029]+/g

/** Props of a number field: pasted or dropped text keeps a visible sign for each line break or tab. */
export function keepLineBreaks(onType: (text: string) => void) {
  const take = (event: SyntheticEvent, text: string) => {
    const whole = text.trim()
    if (whole.search(BREAKS) < 0) return
    event.preventDefault()
    onType(whole.slice(0, 100).replace(BREAKS, '⏎'))
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData.getData('text/plain')),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer.getData('text/plain')),
  }
}
