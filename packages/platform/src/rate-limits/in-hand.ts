import { networksOf } from './client-networks.ts'

/** Bounds how much each client, and each of its wider networks, has in hand at the same time, in this process. */
export class InHand {
  readonly #most: number
  readonly #held = new Map<string, number>()

  /** @param most how much one client may have in hand */
  constructor(most: number) {
    this.#most = most
  }

  /**
   * @param most how much one client may have in hand at this moment, where that is less
   * @returns what ends it, or null where the client has too much in hand already
   */
  take(client: string, amount = 1, most = this.#most): (() => void) | null {
    const networks = networksOf(client)
    const bound = Math.min(most, this.#most)
    for (const { key, share } of networks)
      if ((this.#held.get(key) ?? 0) + amount > bound * share) return null
    for (const { key } of networks) this.#add(key, amount)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      for (const { key } of networks) this.#add(key, -amount)
    }
  }

  #add(key: string, amount: number): void {
    const held = (this.#held.get(key) ?? 0) + amount
    if (held > 0) this.#held.set(key, held)
    else this.#held.delete(key)
  }
}
