import type { clearance as arabic } from '../ar/clearance.ts'

export const clearance: typeof arabic = {
  invoice: 'Your tax invoice is being cleared',
  creditNote: 'Your credit note is being cleared',
  text: 'ZATCA, the tax authority, clears every tax document to a company before it is handed over, usually within seconds.',
  onPage: 'It appears here as soon as it is cleared.',
  onPageAndByMail: 'It appears here as soon as it is cleared, and we email it to you.',
}
