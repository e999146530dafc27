import type { connection as arabic } from '../ar/connection.ts'

/** Messages of a connection that fails, in English. */
export const connection = {
  offline: 'You are offline. Your cart is safe on this device.',
  notOpened: 'The page could not be opened. What you typed here is still here.',
  tryAgain: 'Try again',
} satisfies typeof arabic
