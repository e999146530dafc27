/**
 * A problem with the keys. `source`: the file, or the name of the variable.
 * - `notKeys`: the text is not a list of keys
 * - `exposed`: others may read the file
 * - `unreadable`: the system's `reason`
 * - `missing`: the variable holds no key, and no server of this database has one
 * - `differs`: `version` is missing, or is another key than on the other servers of this database
 */
export type SecretsIssue =
  | { kind: 'notKeys' | 'exposed' | 'tooLarge' | 'missing'; source: string }
  | { kind: 'unreadable'; source: string; reason: string }
  | { kind: 'differs'; source: string; version: number }

/** The server cannot work with its keys. The caller words the issue; no issue repeats part of a key. */
export class SecretsError extends Error {
  override name = 'SecretsError'
  readonly issue: SecretsIssue

  constructor(issue: SecretsIssue) {
    super(`Cannot use the keys of ${issue.source}: ${issue.kind}`)
    this.issue = issue
  }
}
