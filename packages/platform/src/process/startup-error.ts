/**
 * Why the shop cannot start, for translation.
 * @property reason the system's own words, for a cause that is not known
 */
export type StartupProblem =
  | { kind: 'portTaken' | 'portForbidden' | 'hostNotHere' | 'hostUnknown'; port: number; host: string }
  | { kind: 'portOther'; port: number; host: string; reason: string }
  | { kind: 'folder'; folder: string; trouble: FolderTrouble | { reason: string } }
  | { kind: 'notBuilt' }
  | { kind: 'demo'; count: number; first: string }

export type FolderTrouble = 'refused' | 'readOnly' | 'isFile' | 'cannotBeMade' | 'diskFull'

/** The shop cannot start, for a reason that the person who starts it can remove. The caller writes the message. */
export class StartupError extends Error {
  override name = 'StartupError'
  readonly problem: StartupProblem

  constructor(problem: StartupProblem) {
    super(`The shop cannot start: ${problem.kind}`)
    this.problem = problem
  }
}
