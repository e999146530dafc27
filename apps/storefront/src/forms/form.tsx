import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }

/** A form that the page itself checks and sends. Sent by a browser that has not got that far, nothing typed is in an address. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      method="post"
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
