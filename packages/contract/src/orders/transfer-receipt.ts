export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024

/** For the browser's file dialog. The server checks the bytes. */
export const receiptTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
