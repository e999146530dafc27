import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** The list of all products, where a search ends. */
const list: string = '/shop'

/** Changes the page in place when the field's form is sent, instead of loading another. */
export function useSearchInPlace(input: RefObject<HTMLInputElement | null>, onSubmit: () => void): void {
  const router = useRouter()
  useEffect(() => {
    const form = input.current?.form
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const search = input.current?.value.trim()
      onSubmit()
      void router.navigate({ to: list, search: search ? { search } : {} })
    }
    form?.addEventListener('submit', submit)
    return () => form?.removeEventListener('submit', submit)
  }, [input, onSubmit, router])
}
