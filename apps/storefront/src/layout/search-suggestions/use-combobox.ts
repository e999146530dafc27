import { type RefObject, useEffect, useState } from 'react'

/**
 * Makes a field a combobox over the options of a list box (APG, "Combobox Pattern"): the focus stays in the field while the arrows
 * choose among the elements of the role `option`, round and round, and Enter presses the chosen one. Without a chosen one Enter
 * is the form's.
 *
 * @param of what the options are for: with another, another is chosen
 * @param options the ids of the options as they stand, or none
 * @param first whether the first is chosen by itself
 * @returns the id of the chosen option
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { listId, of, options, first }: { listId: string; of: string; options: readonly string[]; first: boolean },
): string | undefined {
  const [moved, setMoved] = useState<{ of: string; to: number }>({ of: '', to: -1 })
  const at = moved.of === of && moved.to < options.length ? moved.to : first ? 0 : -1
  const active = options[at]

  useEffect(() => {
    const element = input.current
    if (!element) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(options.length > 0),
      ...(options.length > 0 ? { 'aria-controls': listId } : {}),
      ...(active === undefined ? {} : { 'aria-activedescendant': active }),
    }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name)
    }
  }, [input, listId, options.length, active])

  useEffect(() => {
    const element = input.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
        event.preventDefault()
        const from = at === -1 && event.key === 'ArrowUp' ? 0 : at
        const step = event.key === 'ArrowDown' ? 1 : -1
        setMoved({ of, to: (from + step + options.length) % options.length })
      } else if (event.key === 'Enter' && !event.shiftKey && active !== undefined) {
        event.preventDefault()
        document.getElementById(active)?.click()
      }
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [input, of, options, at, active])

  return active
}
