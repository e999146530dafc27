/** 0: done. 1: refused, and nothing was changed. 2: the line itself is wrong. */
export type ExitCode = 0 | 1 | 2

/** What ends a command: a sentence for whoever typed it, on standard error, and the exit code. */
export class CommandFailure extends Error {
  override name = 'CommandFailure'
  readonly exitCode: Exclude<ExitCode, 0>

  constructor(message: string, exitCode: Exclude<ExitCode, 0> = 1) {
    super(message)
    this.exitCode = exitCode
  }
}
