import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page that is gone on to scrolls to its top smoothly (spec, 2). One that is gone back to stands at once where it was left. */
export function useScrollByAction(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.history.subscribe(({ action: { type } }) => {
        const isNew = type === 'PUSH' || type === 'REPLACE'
        router.options.scrollRestorationBehavior = isNew ? 'smooth' : 'instant'
      }),
    [router],
  )
}
