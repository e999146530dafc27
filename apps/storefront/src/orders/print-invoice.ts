/** What an invoice is printed on. */
export const papers = ['a4', 'receipt'] as const
export type Paper = (typeof papers)[number]

const PX_PER_MM = 96 / 25.4

/**
 * Prints the invoice, once its letters are there. A roll is as long as the receipt: its page is given that length,
 * which only the drawn receipt knows.
 */
export async function printInvoice(paper: Paper): Promise<void> {
  await document.fonts.ready
  const roll = paper === 'receipt' ? rollPage() : null
  if (roll) {
    document.adoptedStyleSheets.push(roll)
    const removed = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== roll)
    }
    window.addEventListener('afterprint', removed, { once: true })
  }
  window.print()
}

function rollPage(): CSSStyleSheet | null {
  const receipt = document.querySelector('[data-receipt]')
  if (!receipt) return null
  const millimetres = Math.ceil(receipt.scrollHeight / PX_PER_MM) + 2
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page receipt { size: 80mm ${millimetres}mm; margin: 0 }`)
  return sheet
}
