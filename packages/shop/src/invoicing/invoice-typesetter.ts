import { pdfTypesetter } from '@zayy/platform/pdf/pdf-typesetter'
import type { InvoiceContent } from './invoice-content.ts'

/** Sets invoices as PDF, one at a time, in a process of its own. */
export type InvoiceTypesetter = {
  /** @returns the PDF; null if too many wait already: it can be asked for again. @throws if it cannot be set */
  typeset(content: InvoiceContent): Promise<Uint8Array<ArrayBuffer> | null>
  /** Ends the process at once, for good. */
  close(): void
}

/** @param readLogo returns the shop's logo as PNG; null if there is none, or none at hand */
export function invoiceTypesetter(
  readLogo: () => Promise<Uint8Array | null> = async () => null,
): InvoiceTypesetter {
  const { typeset, close } = pdfTypesetter(new URL('./invoice.typ', import.meta.url))
  return {
    typeset: async (content) =>
      await typeset(async () => {
        const logo = await readLogo().catch(() => null)
        // Typst reads no base64.
        return { ...content, logo: logo && [...logo] }
      }),
    close,
  }
}
