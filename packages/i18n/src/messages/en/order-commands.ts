import type { orderCommands as ar } from '../ar/order-commands.ts'

/** What `shop orders …` says, in English. */
export const orderCommands = {
  about: 'The orders of the shop.',
} satisfies typeof ar
