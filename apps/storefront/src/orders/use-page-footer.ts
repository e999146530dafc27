import type { Bill } from '@zayy/contract/types'
import { useEffect } from 'react'

/**
 * Says below every page of A4 which invoice it belongs to, beside the page's number: a page that was parted from the others
 * names it. CSS cannot read that from the document, so it is a stylesheet of its own while the bill is shown. U+2066 isolates it
 * from the direction of the page.
 */
export function usePageFooter({ invoice_number: number, code }: Bill): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    const text = [number, code].map((one) => one.replace(/[^\w-]/g, '')).join(' · ')
    sheet.replaceSync(
      `@page { @bottom-center { content: "\\2066 ${text} · " counter(page) " / " counter(pages) "\\2069" } } @page receipt { @bottom-center { content: none } }`,
    )
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [number, code])
}
