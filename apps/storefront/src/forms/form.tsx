import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: () => void
  /** Only a button sends the form, as the last field is not the end of what has to be seen. */
  ignoresEnter?: boolean
}

/**
 * A form that the page itself checks and sends. Before hydration, and without scripts, Enter and the button do nothing and what was typed
 * stays: outside a dialog, a browser sends no form of the method `dialog`.
 */
export function Form({ onSubmit, ignoresEnter = false, children, ...props }: FormProps) {
  return (
    <form
      method="dialog"
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {/* Enter presses the first submit button of a form, and a disabled one does nothing. */}
      {ignoresEnter ? <button type="submit" disabled hidden /> : null}
      {children}
    </form>
  )
}
