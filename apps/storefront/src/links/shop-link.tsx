import { Link, useLocation } from '@tanstack/react-router'
import type { PointerEvent, ReactNode } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'

type ShopLinkProps = {
  /** Path without `/en`, query and fragment: `/product/7`. */
  to: string
  /** Added in the browser only: the server renders the path alone. */
  search?: { quantity?: number }
  className?: string | undefined
  /** `aria-label`. */
  label?: string
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void
  /** For a page with server-side access control: loads the document and does not prefetch. */
  reloadDocument?: boolean
  children: ReactNode
}

/** A link to a path of the shop. For a link with a query use the router's typed Link. */
export const ShopLink = import.meta.env.SSR ? RenderedLink : RouterLink

const currentPage = { exact: true, includeSearch: false }
/** The router sets `aria-current`, and needs no further props. */
const noActiveProps = {}

function RouterLink({ label, reloadDocument = false, ...props }: ShopLinkProps) {
  return (
    <Link
      {...props}
      aria-label={label}
      {...(reloadDocument ? { reloadDocument, preload: false as const } : {})}
      activeOptions={currentPage}
      activeProps={noActiveProps}
    />
  )
}

/** Renders the HTML of RouterLink without matching routes, which takes a tenth of a page's render time (bench/page-render). */
function RenderedLink({ to, className, label, children }: ShopLinkProps) {
  const locale = useLocale()
  const isCurrent = useLocation().pathname === to
  return (
    <a
      className={className}
      aria-label={label}
      href={encodeURI(localizedPath(locale, to))}
      {...(isCurrent ? { 'data-status': 'active', 'aria-current': 'page' as const } : {})}
    >
      {children}
    </a>
  )
}
