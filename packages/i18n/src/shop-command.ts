/**
 * Start of a command in a checkout. All messages spell commands this way; `spellCommands` replaces it if the operator has set
 * another SHOP_COMMAND.
 */
export const CHECKOUT_COMMAND = 'npm run shop --'

/** Returns the messages with commands as they begin on this machine. */
export function spellCommands<Messages extends object>(messages: Messages, start: string): Messages {
  // The copy has the same keys, and functions with the same parameters.
  return start === CHECKOUT_COMMAND ? messages : (spelled(messages, start) as Messages)
}

function spelled(value: unknown, start: string): unknown {
  if (typeof value === 'string') return value.replaceAll(CHECKOUT_COMMAND, () => start)
  if (typeof value === 'function') return (...args: unknown[]) => spelled(value(...args), start)
  if (Array.isArray(value)) return value.map((item) => spelled(item, start))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spelled(item, start)]))
}
