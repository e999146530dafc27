import { type ImageMaker, imageMaker } from '@zayy/platform/images/image-maker'
import { ConcurrencyLimit } from '@zayy/platform/rate-limits/concurrency-limit'
import { sentFormat } from './receipt-format.ts'

/** How many receipts may wait for those before them. */
const MOST_WAITING = 5

/** The greatest width that a photo of a receipt is kept in: pixels, of which its smallest print stays readable. */
const WIDTH = 2400

/** What reading one photo may take: it is waited for by who sent it. */
const limits = { processorMs: 4_000, clockMs: 5_000, memoryBytes: 600_000_000 }

/** A receipt as it is kept, or why it is not: of another kind, not to be read, or too many at once. */
type CleanedReceipt = { bytes: Uint8Array<ArrayBuffer> } | { refused: 'type' | 'unreadable' | 'busy' }

/** Makes of what was sent what is kept, one receipt at a time. */
export type ReceiptCleaner = {
  /** @param client whose it is, of whom one photo waits at a time */
  clean(sent: Uint8Array<ArrayBuffer>, client: string): Promise<CleanedReceipt>
  close(): void
}

/**
 * A photo is drawn anew as WebP, in the process of images: nothing of its camera, its place or whatever else was hidden in
 * it remains. A PDF is kept as it is, and is never opened by the shop.
 */
export function receiptCleaner(maker: ImageMaker = imageMaker(limits)): ReceiptCleaner {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const ofClients = new ConcurrencyLimit(1)
  return {
    async clean(sent, client) {
      const format = sentFormat(sent)
      if (format === null) return { refused: 'type' }
      if (format === 'pdf') return { bytes: sent }
      const end = waiting < MOST_WAITING ? ofClients.acquire(client) : null
      if (end === null) return { refused: 'busy' }
      waiting += 1
      const turn = last.then(() =>
        maker.make({ bytes: sent, format }, { hash: '', width: WIDTH, format: 'webp' }),
      )
      last = turn.catch(() => {})
      const made = await turn.finally(() => {
        waiting -= 1
        end()
      })
      return 'bytes' in made ? { bytes: made.bytes } : { refused: 'unreadable' }
    },
    close: maker.close,
  }
}
