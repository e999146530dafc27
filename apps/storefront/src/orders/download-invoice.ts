import type { ShopClient } from '@zayy/contract/shop-client'

/** How long a browser may take to begin saving: milliseconds. */
const SAVING_BEGINS_MS = 60_000

/**
 * Saves the invoice of a bill as a PDF. It is fetched here, as a link to it would leave the bill's token in the browser's list of
 * downloads.
 * @throws what the call throws
 */
export async function downloadInvoice(client: ShopClient, token: string): Promise<void> {
  const file = await client.orders.invoicePdf({ token })
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVING_BEGINS_MS)
}
