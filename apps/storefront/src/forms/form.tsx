import { type ComponentProps, useEffect, useState } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: () => void
  /** Only a button sends the form, as the last field is not the end of what has to be seen. */
  ignoresEnter?: boolean
}

/**
 * A form that the page itself checks and sends. Before hydration Enter sends nothing: the browser would leave the page and what was
 * typed in it. Sent by a press that early, nothing typed is in an address.
 */
export function Form({ onSubmit, ignoresEnter = false, children, ...props }: FormProps) {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <form
      method="post"
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {/* Enter presses the first submit button of a form, and a disabled one does nothing. */}
      {ignoresEnter || !hydrated ? <button type="submit" disabled hidden /> : null}
      {children}
    </form>
  )
}
