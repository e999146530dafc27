import type { ReactNode } from 'react'
import type { ToastKind } from './toast-host.tsx'

let host: Promise<typeof import('./toast-host.tsx')> | undefined

/** Milliseconds; 4 seconds for success, 5 for errors (decision 001). */
const duration: Record<ToastKind, number> = { success: 4000, error: 5000, echo: 5000 }

/**
 * Shows a toast at the top right in both languages, at most three at a time. A click closes it, hovering pauses it, dragging
 * dismisses it. Screen readers read it once; an `echo` is only visible, since the page already announced it. The code loads with
 * the first toast.
 *
 * @param content a sentence, optionally with one link or button
 * @param topic a later toast of the same topic replaces the earlier one
 * @param lasts milliseconds, if longer than the default of its kind: an offer to undo
 */
export async function toast(
  content: ReactNode,
  kind: ToastKind,
  topic?: string,
  lasts: number = duration[kind],
): Promise<void> {
  host = import('./toast-host.tsx')
  const { showToast } = await host
  showToast(content, kind, topic, lasts)
}

/** Closes the toast of a topic that no longer applies, such as an error after a successful retry. */
export async function closeToast(topic: string): Promise<void> {
  if (host) (await host).closeToastOf(topic)
}
