import { useRouteContext, useRouter } from '@tanstack/react-router'
import type { Suggestions } from '@zayy/contract/types'
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readStoredJson, store } from '../browser-storage.ts'

const DEBOUNCE_MS = 150

/** Deleting letters shows earlier suggestions without a request. */
const MAX_CACHED_ANSWERS = 30

/** `answered` is the search that `answer` belongs to, which may be an earlier one. */
type State = { answered: string; answer: Suggestions | null; failed: boolean }

/** Loads suggestions while the visitor types. The last answer stays until the next one; outdated requests are aborted. */
export function useSuggestions(search: string): State & { retry: () => void } {
  const { client } = useRouteContext({ from: '__root__' })
  const answers = useRef(new Map<string, Suggestions>())
  const [state, setState] = useState<State>({ answered: '', answer: null, failed: false })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request
  useEffect(() => {
    const show = (answer: Suggestions) => setState({ answered: search, answer, failed: false })
    if (search === '') {
      setState({ answered: '', answer: null, failed: false })
      return
    }
    const known = answers.current.get(search)
    if (known) {
      show(known)
      return
    }
    const controller = new AbortController()
    const ask = async () => {
      try {
        const { data } = await client.catalog.suggest({ search }, { signal: controller.signal })
        if (controller.signal.aborted) return
        keep(answers.current, search, data)
        show(data)
      } catch {
        if (!controller.signal.aborted) setState({ answered: search, answer: null, failed: true })
      }
    }
    const timer = setTimeout(ask, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, search, attempt])

  return { ...state, retry: () => setAttempt(attempt + 1) }
}

const MAX_BEST_SELLERS = 4

/** Loads the best sellers once, for the empty panel; null until then, empty if they cannot be loaded. */
export function useBestSellers(): Suggestions['products'] | null {
  const { client } = useRouteContext({ from: '__root__' })
  const [products, setProducts] = useState<Suggestions['products'] | null>(null)
  useEffect(() => {
    let current = true
    client.catalog
      .products({ sort: 'sold' })
      .then(
        ({ data }) => data.data.slice(0, MAX_BEST_SELLERS),
        () => [],
      )
      .then((loaded) => {
        if (current) setProducts(loaded)
      })
    return () => {
      current = false
    }
  }, [client])
  return products
}

function keep(answers: Map<string, Suggestions>, search: string, answer: Suggestions): void {
  const [oldest] = answers.keys()
  if (answers.size >= MAX_CACHED_ANSWERS && oldest !== undefined) answers.delete(oldest)
  answers.set(search, answer)
}

/**
 * Makes a field a combobox over a listbox (APG, "Combobox Pattern"): the focus stays in the field while the arrows move
 * through the options in a loop. Enter clicks the active option; without one it submits the form.
 *
 * @param of key of the options: a new key resets the active option
 * @param options the ids of the options in visual order
 * @param first the first option is active by default
 * @returns the id of the active option
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
      if (event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return
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

/** Subscribes to the trimmed value of an uncontrolled field. */
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

/** Sets the value of an uncontrolled field as if typed, and focuses it. */
export function writeInto(input: RefObject<HTMLInputElement | null>, text: string): void {
  const element = input.current
  if (!element) return
  element.value = text
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.focus()
}

const LIST_PATH: string = '/shop'

/** Handles the form's submit by client-side navigation. */
export function useSearchInPlace(input: RefObject<HTMLInputElement | null>, onSubmit: () => void): void {
  const router = useRouter()
  useEffect(() => {
    const form = input.current?.form
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const search = input.current?.value.trim()
      onSubmit()
      void router.navigate({ to: LIST_PATH, search: search ? { search } : {} })
    }
    form?.addEventListener('submit', submit)
    return () => form?.removeEventListener('submit', submit)
  }, [input, onSubmit, router])
}

const STORAGE_KEY = 'searches'
const MAX_REMEMBERED = 5
const MAX_SEARCH_LENGTH = 200

/** Returns the last searches on this device, newest first. */
export function recentSearches(): string[] {
  const stored = readStoredJson('localStorage', STORAGE_KEY)
  if (!Array.isArray(stored)) return []
  return stored
    .filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= MAX_SEARCH_LENGTH)
    .slice(0, MAX_REMEMBERED)
}

/** Stores a search as the latest. Does nothing if storage is blocked. */
export function rememberSearch(search: string): void {
  const text = search.trim()
  if (text === '' || text.length > MAX_SEARCH_LENGTH) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase())
  storeSearches([text, ...others].slice(0, MAX_REMEMBERED))
}

export function forgetSearches(): void {
  storeSearches([])
}

function storeSearches(searches: string[]): void {
  store('localStorage', STORAGE_KEY, JSON.stringify(searches))
}
