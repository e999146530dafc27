import { startTransition } from 'react'

/**
 * Calls `change` as a transition once the next frame is painted. React alone may render a transition in the time before that frame, which
 * then comes later. A hidden page paints nothing, and changes at once.
 */
export function afterPaint(change: () => void): void {
  const start = () => startTransition(change)
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
