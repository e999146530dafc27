import type { StartupIssue } from './startup-issue.ts'

/**
 * The database cannot be opened or used as it stands. The message is one line, for the person who starts the shop; `issue`, where it is
 * known, for whoever words it in another language.
 */
export class DatabaseStartupError extends Error {
  override name = 'DatabaseStartupError'
  readonly issue: StartupIssue | undefined

  constructor(message: string, issue?: StartupIssue) {
    super(message)
    this.issue = issue
  }
}
