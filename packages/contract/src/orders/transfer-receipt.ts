/** What a receipt of a transfer may weigh: bytes. */
export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024

/** What may be sent, for a browser's choice of files. The server goes by the bytes. */
export const receiptTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
