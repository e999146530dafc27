import type { StartupIssue } from './startup-issue.ts'

/**
 * Thrown if the database cannot be opened or used. The message is one line for the operator. `issue` holds the known
 * cause, for translation.
 */
export class DatabaseStartupError extends Error {
  override name = 'DatabaseStartupError'
  readonly issue: StartupIssue | undefined

  constructor(message: string, issue?: StartupIssue) {
    super(message)
    this.issue = issue
  }
}
