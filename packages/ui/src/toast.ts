import type { ReactNode } from 'react'

/** Good news stays 4 seconds, a fault 5 (decisions 001). */
const duration = { success: 4000, error: 5000 } as const

export type ToastKind = keyof typeof duration

/**
 * Says something in passing, top right in both languages, at most three at a time. A press closes it, hovering holds it,
 * dragging throws it away. What it needs is fetched with the first one.
 *
 * @param content a sentence, or a sentence with one link or button in it
 * @param lasts milliseconds, where it must be longer than its kind: an offer to undo
 * @param topic what it is about, when a later word on the same takes the place of an earlier one
 */
export async function toast(
  content: ReactNode,
  kind: ToastKind,
  lasts: number = duration[kind],
  topic?: string,
): Promise<void> {
  const { showToast } = await import('./toast-host.tsx')
  showToast(content, kind, lasts, topic)
}
