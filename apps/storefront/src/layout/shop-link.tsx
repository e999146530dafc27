import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/**
 * A link to a path of the shop that is only known as text: from settings, a breadcrumb, a slide. Written without `/en`.
 * It is prefetched and opened like every other link; where the path is known while writing, use the router's typed Link.
 */
export function ShopLink({
  to,
  className,
  label,
  onClick,
  reloadDocument = false,
  children,
}: {
  to: string
  className?: string | undefined
  /** What readers hear instead of the content. */
  label?: string
  onClick?: () => void
  /** For a page that the server decides on who sees it: it is asked for, and not prefetched. */
  reloadDocument?: boolean
  children: ReactNode
}) {
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      onClick={onClick}
      {...(reloadDocument ? { reloadDocument, preload: false as const } : {})}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {children}
    </Link>
  )
}
