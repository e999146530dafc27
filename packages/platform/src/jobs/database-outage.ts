/** Whether the database was away when it was last asked, so that an outage is reported once, however often it is asked. */
export type DatabaseOutage = {
  /** The database failed to answer. */
  noticed(error: unknown): void
  /** It answered. */
  ended(): void
}

/** @param report is told of the first error of each outage */
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
