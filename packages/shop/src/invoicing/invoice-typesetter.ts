import { pdfTypesetter } from '@zayy/platform/pdf/pdf-typesetter'
import type { InvoiceContent } from './invoice-content.ts'

/** Typesets invoices as PDF in a child process, one at a time. */
export type InvoiceTypesetter = {
  /**
   * @returns the PDF; null if too many are waiting, so that the caller may retry. @throws if the content is
   *   invalid
   */
  typeset(content: InvoiceContent): Promise<Uint8Array<ArrayBuffer> | null>
  /** Kills the child process. */
  close(): void
}

/** @param readLogo returns the shop's logo as PNG; null if there is none, or it cannot be loaded */
export function invoiceTypesetter(
  readLogo: () => Promise<Uint8Array | null> = async () => null,
): InvoiceTypesetter {
  const { typeset, close } = pdfTypesetter(new URL('./invoice.typ', import.meta.url))
  return {
    typeset: async (content) =>
      await typeset(async () => {
        const logo = await readLogo().catch(() => null)
        // Typst cannot decode base64.
        return { ...content, logo: logo && [...logo] }
      }),
    close,
  }
}
