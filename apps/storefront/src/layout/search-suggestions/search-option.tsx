import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The lists that a search can end in. */
const list: string = '/shop'

/** An option of the suggestions: a link that the keyboard reaches from the field, so that Tab passes it by. */
export function SearchOption({
  id,
  active,
  className,
  onOpen,
  children,
  ...target
}: {
  id: string
  active: string | undefined
  className: string | undefined
  onOpen: () => void
  children: ReactNode
} & ({ to: string } | { search: string })) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === active}
      tabIndex={-1}
      className={className}
      onClick={onOpen}
      {...('to' in target ? { to: target.to } : { to: list, search: { search: target.search } })}
    >
      {children}
    </Link>
  )
}
