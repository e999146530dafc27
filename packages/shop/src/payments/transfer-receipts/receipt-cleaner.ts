import { ConcurrencyLimit } from '@zayy/platform/concurrency/concurrency-limit'
import { type ImageMaker, imageMaker } from '@zayy/platform/images/image-maker'
import { isReadablePdf, sentFormat } from './receipt-format.ts'

const MAX_WAITING = 5

/** Maximum width of a stored photo in pixels, at which small print stays readable. */
const WIDTH = 2_400

/** Limits per photo; the sender waits for it. */
const LIMITS = { processorMs: 4_000, clockMs: 5_000, memoryBytes: 600_000_000 }

type CleanedReceipt = { bytes: Uint8Array<ArrayBuffer> } | { refused: 'type' | 'unreadable' | 'busy' }

/** Sanitises uploaded receipts, one at a time. */
export type ReceiptCleaner = {
  /** @param client rate-limit key; one photo per client may wait */
  clean(sent: Uint8Array<ArrayBuffer>, client: string): Promise<CleanedReceipt>
  close(): void
}

/**
 * Re-encodes photos as WebP in the image process, which removes metadata and anything hidden. Stores a PDF
 * unchanged and never renders it.
 */
export function receiptCleaner(maker: ImageMaker = imageMaker(LIMITS)): ReceiptCleaner {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const perClient = new ConcurrencyLimit(1)
  return {
    async clean(sent, client) {
      const format = sentFormat(sent)
      if (format === null) return { refused: 'type' }
      if (format === 'pdf') return isReadablePdf(sent) ? { bytes: sent } : { refused: 'unreadable' }
      const end = waiting < MAX_WAITING ? perClient.acquire(client) : null
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
      if ('bytes' in made) return { bytes: made.bytes }
      return { refused: 'failed' in made ? 'unreadable' : 'busy' }
    },
    close: maker.close,
  }
}
