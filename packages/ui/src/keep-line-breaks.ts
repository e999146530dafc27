import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react'

/** A line break or tab, which a field of one line would drop: 5 and 5 below one another would become 55. */
const BREAKS = /[\t\n\r\u2028\u2029]+/g

/** Props of a number field: a text of several lines or cells that is pasted or dropped comes with a sign for each break. */
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
