import { useRouteContext } from '@tanstack/react-router'
import type { Suggestions } from '@zayy/contract/types'
import { useEffect, useRef, useState } from 'react'

/** So long nothing is typed before the shop is asked: milliseconds. */
const debounce = 150

/** So many answers are kept, for whoever takes letters back. */
const mostAnswers = 30

/** `answered`: the search that `answer` is for, which may still be an earlier one. */
type State = { answered: string; answer: Suggestions | null; failed: boolean }

/**
 * What the shop suggests for a search as it is typed. The last answer stays until the next has come; a question that is no
 * longer asked is given up, and its answer never shown.
 */
export function useSuggestions(search: string): State & { retry: () => void } {
  const { client } = useRouteContext({ from: '__root__' })
  const answers = useRef(new Map<string, Suggestions>())
  const [state, setState] = useState<State>({ answered: '', answer: null, failed: false })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
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
    const timer = setTimeout(ask, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, search, attempt])

  return { ...state, retry: () => setAttempt(attempt + 1) }
}

function keep(answers: Map<string, Suggestions>, search: string, answer: Suggestions): void {
  const [oldest] = answers.keys()
  if (answers.size >= mostAnswers && oldest !== undefined) answers.delete(oldest)
  answers.set(search, answer)
}
