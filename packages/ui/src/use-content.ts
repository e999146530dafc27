import type { ReactNode } from 'react'

let useKept: ((children: ReactNode) => string | null) | undefined

/** Has `useContent` ask this hook for HTML (kept-parts.tsx of the storefront). Only the server does. */
export function keepHtml(use: (children: ReactNode) => string | null): void {
  useKept = use
}

/** Returns the content of an element as props: the HTML that the server has kept of the children, or the children. */
export function useContent(
  children: ReactNode,
): { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } } {
  const html = useKept?.(children)
  return html ? { dangerouslySetInnerHTML: { __html: html } } : { children }
}
