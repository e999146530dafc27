import { useEffect, useState } from 'react'

/** A list that depends on another field: that field is empty, the list is loading, ready, or could not be loaded. */
export type PlaceList<T> = { state: 'none' | 'loading' | 'ready' | 'failed'; places: T[]; retry: () => void }

/** The places within the selected one. Each list is fetched once; an answer for an earlier selection is stored, not shown. */
export function usePlaceList<T>(
  parent: string,
  load: (id: number) => Promise<T[]>,
  atHand: Record<string, T[]>,
) {
  const [lists, setLists] = useState<Record<string, T[] | 'failed'>>(atHand)
  const list = lists[parent]
  const missing = parent !== '' && list === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same call whenever the page is drawn again
  useEffect(() => {
    if (!missing) return
    const settle = (places: T[] | 'failed') => setLists((known) => ({ ...known, [parent]: places }))
    load(Number(parent)).then(settle, () => settle('failed'))
  }, [parent, missing])
  const retry = () => setLists(({ [parent]: _, ...others }) => others)
  if (parent === '') return { state: 'none', places: [], retry } satisfies PlaceList<T>
  if (list === undefined) return { state: 'loading', places: [], retry } satisfies PlaceList<T>
  if (list === 'failed') return { state: 'failed', places: [], retry } satisfies PlaceList<T>
  return { state: 'ready', places: list, retry } satisfies PlaceList<T>
}
