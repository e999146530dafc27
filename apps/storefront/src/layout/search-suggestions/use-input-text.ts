import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** What stands in a field that React does not control, as it is typed, without spaces around it. */
export function useInputText(input: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = input.current
      element?.addEventListener('input', changed)
      return () => element?.removeEventListener('input', changed)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.current?.value.trim() ?? '')
}

/** Writes into the field as if it had been typed, and goes back to it. */
export function writeInto(input: RefObject<HTMLInputElement | null>, text: string): void {
  const element = input.current
  if (!element) return
  element.value = text
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.focus()
}
