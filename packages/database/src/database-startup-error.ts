import type { StartupFault } from './startup-fault.ts'

/**
 * The database cannot be opened or used as it stands. The message is one line, for the person who starts the shop; `fault`, where it is
 * known, for whoever words it in another language.
 */
export class DatabaseStartupError extends Error {
  override name = 'DatabaseStartupError'
  readonly fault: StartupFault | undefined

  constructor(message: string, fault?: StartupFault) {
    super(message)
    this.fault = fault
  }
}
