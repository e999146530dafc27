/** By how much the shop's clock is ahead of this device's: milliseconds, as the newest answer of the API tells. */
let ahead: number | null = null

/** Notes when an answer was made. One from a cache is older than others, and changes nothing. */
export function noteAnswerTime(date: string | null): void {
  const made = Date.parse(date ?? '')
  if (Number.isNaN(made)) return
  const difference = made - Date.now()
  ahead = ahead === null ? difference : Math.max(ahead, difference)
}

/** Now by the shop's clock, and until the API has answered by this device's. */
export function shopNow(): number {
  return Date.now() + (ahead ?? 0)
}

/** Whether an answer has told the shop's time. */
export function isShopTimeKnown(): boolean {
  return ahead !== null
}
