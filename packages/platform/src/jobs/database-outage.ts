/** Tracks database outages so that each is reported only once. */
export type DatabaseOutage = {
  noticed(error: unknown): void
  ended(): void
}

/** @param report called with the first error of each outage */
export function databaseOutage(report: (error: unknown) => void): DatabaseOutage {
  let away = false
  return {
    noticed: (error) => {
      if (!away) report(error)
      away = true
    },
    ended: () => {
      away = false
    },
  }
}
