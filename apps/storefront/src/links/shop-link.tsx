import { Link, useLocation } from '@tanstack/react-router'
import type { PointerEvent, ReactNode } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'

type ShopLinkProps = {
  /** Without `/en`, without query and fragment: `/product/7`. */
  to: string
  /** What of a visitor's own the browser adds to the path; the server renders none. */
  search?: { quantity?: number }
  className?: string | undefined
  /** What readers hear instead of the content. */
  label?: string
  onClick?: () => void
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void
  /** For a page that the server decides on who sees it: it is asked for, and not prefetched. */
  reloadDocument?: boolean
  children: ReactNode
}

/**
 * A link to a path of the shop, prefetched and opened by the router. Where a link takes more than a path, such as a query,
 * use the router's typed Link.
 */
export const ShopLink = import.meta.env.SSR ? RenderedLink : RouterLink

const currentPage = { exact: true, includeSearch: false }
/** Besides `aria-current`, by which styles and readers know the link to the page itself. */
const noMore = {}

function RouterLink({ label, reloadDocument = false, ...props }: ShopLinkProps) {
  return (
    <Link
      {...props}
      aria-label={label}
      {...(reloadDocument ? { reloadDocument, preload: false as const } : {})}
      activeOptions={currentPage}
      activeProps={noMore}
    />
  )
}

/**
 * What the router's link renders, whose address it would find by taking each path apart: a tenth of what a page costs
 * (bench/page-render).
 */
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
