import { networksOf } from '../rate-limits/client-networks.ts'

/** Bounds how much each client, and each of its wider networks, has in progress at a time in this process. */
export class ConcurrencyLimit {
  readonly #max: number
  readonly #held = new Map<string, number>()

  /** @param max of one client */
  constructor(max: number) {
    this.#max = max
  }

  /**
   * @param max a lower limit per client at this moment
   * @returns a function that releases the amount; null if the client has too much in progress
   */
  acquire(client: string, amount = 1, max = this.#max): (() => void) | null {
    if (this.fullNetwork(client, amount, max) !== undefined) return null
    this.hold(client, amount)
    let isHeld = true
    return () => {
      if (isHeld) this.hold(client, -amount)
      isHeld = false
    }
  }

  /** Returns the first network of a client that has no room for the amount. */
  fullNetwork(client: string, amount = 1, max = this.#max): string | undefined {
    const bound = Math.min(max, this.#max)
    return networksOf(client).find(({ key, share }) => (this.#held.get(key) ?? 0) + amount > bound * share)
      ?.key
  }

  /** Adds an amount, or releases a negative one, without checking the limit. */
  hold(client: string, amount: number): void {
    for (const { key } of networksOf(client)) {
      const held = (this.#held.get(key) ?? 0) + amount
      if (held > 0) this.#held.set(key, held)
      else this.#held.delete(key)
    }
  }
}
