import type { ReactNode } from 'react'
import type { ToastKind } from './toast-host.tsx'

let host: Promise<typeof import('./toast-host.tsx')> | undefined

/** A success stays 4 seconds, an error 5 (decision 001). */
const duration: Record<ToastKind, number> = { success: 4000, error: 5000, echo: 5000 }

/**
 * Shows a toast at the top right in both languages, at most three at a time. A click closes it, hovering pauses it,
 * dragging dismisses it. It is heard once, and an echo, which the page has said already, is only seen. Its code is imported
 * with the first one.
 *
 * @param content a sentence, or a sentence with one link or button in it
 * @param lasts milliseconds, where it must be longer than its kind: an offer to undo
 * @param topic what it is about: a later toast of the same topic takes the place of the earlier one
 */
export async function toast(
  content: ReactNode,
  kind: ToastKind,
  lasts: number = duration[kind],
  topic?: string,
): Promise<void> {
  host = import('./toast-host.tsx')
  const { showToast } = await host
  showToast(content, kind, lasts, topic)
}

/** Closes the toast of a topic that no longer holds: the error, once the second try succeeds. */
export async function closeToast(topic: string): Promise<void> {
  if (host) (await host).closeToastOf(topic)
}
