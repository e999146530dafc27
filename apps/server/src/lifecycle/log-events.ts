/** Everything that a line of the log can tell of. docs/operating.md, "The log", says what each means. */
export const logEvents = [
  'assets_not_recorded',
  'database',
  'database_away',
  'database_back',
  'invoice_missing',
  'job_failed',
  'job_given_up',
  'jobs_without_database',
  'log_not_handed_out',
  'log_not_kept',
  'login',
  'mail_limit',
  'payment_failed',
  'payment_trouble',
  'picture_failed',
  'pictures_away',
  'proxy_not_trusted',
  'refused',
  'request',
  'request_failed',
  'requests_shed',
  'start',
  'start_failed',
  'test_gateway',
  'uncaught_error',
  'unheard_rejection',
  'warming_failed',
] as const

/** A line's event, and what is known of it. */
export type LogLine = { event: (typeof logEvents)[number]; [known: string]: unknown }
