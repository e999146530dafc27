/** Milliseconds by which the server's clock is ahead of the device's. */
let ahead: number | null = null

/** Sets the clock by the Date header of a response. A cached response is older, so the maximum ignores it. */
export function noteAnswerTime(date: string | null): void {
  const made = Date.parse(date ?? '')
  if (Number.isNaN(made)) return
  const difference = made - Date.now()
  ahead = ahead === null ? difference : Math.max(ahead, difference)
}

/** Milliseconds since 1970 by the server's clock; by the device's before the first API response. */
export function shopNow(): number {
  return Date.now() + (ahead ?? 0)
}

export function isShopTimeKnown(): boolean {
  return ahead !== null
}
