import { pdfTypesetter } from '@zayy/platform/pdf/pdf-typesetter'
import { bilingual } from './bilingual.ts'
import type { InvoiceContent } from './invoice-content.ts'

/** A file to embed in a PDF. */
export type EmbeddedXml = { name: string; text: string }

/** Typesets invoices as PDF in a child process, one at a time. */
export type InvoiceTypesetter = {
  /**
   * @param xml the document that ZATCA has cleared: the PDF is then PDF/A-3, otherwise PDF/UA-1
   * @returns the PDF; null if too many are waiting, so that the caller may retry. @throws if the content is
   *   invalid
   */
  typeset(content: InvoiceContent, xml?: EmbeddedXml | null): Promise<Uint8Array<ArrayBuffer> | null>
  /** Kills the child process. */
  close(): void
}

/** @param readLogo returns the shop's logo as PNG; null if there is none, or it cannot be loaded */
export function invoiceTypesetter(
  readLogo: () => Promise<Uint8Array | null> = async () => null,
): InvoiceTypesetter {
  const { ar, en } = bilingual(({ xmlDescription }) => xmlDescription)
  const { typeset, close } = pdfTypesetter(new URL('./invoice.typ', import.meta.url))
  return {
    typeset: async (content, xml = null) =>
      await typeset(
        async () => {
          const logo = await readLogo().catch(() => null)
          // Typst cannot decode base64.
          return { ...content, logo: logo && [...logo], xml: xml && { ...xml, description: `${ar} · ${en}` } }
        },
        xml === null ? 'ua-1' : 'a-3a',
      ),
    close,
  }
}
