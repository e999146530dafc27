import { DatabaseStartupError } from '../database-startup-error.ts'
import { issueOfLine } from '../startup-issue.ts'
import type { ServerProcess } from './server-process.ts'

/** Why a server that was started here has ended; `passing`: another try may do, as what held it back is just going. */
export type Ending = { error: DatabaseStartupError; passing: boolean }

const passing = /already exists|still in use|already in use/

/** What a server says to those whom it does not let in is no reason of its end. */
const sentToClients = /the database system is|terminating |too many clients|canceling /

/** Reads from the server's log why it ended. */
export async function explainEnd(server: ServerProcess): Promise<Ending> {
  return explainLog(await server.output())
}

/** The reason of an end in the text of a log. One that was killed, or stopped by somebody else, names none. */
export function explainLog(text: string): Ending {
  const lines = text.split('\n').filter((line) => !sentToClients.test(line))
  const line =
    lines.findLast((each) => /\b(FATAL|PANIC): /.test(each)) ??
    lines.findLast((each) => /could not|error/i.test(each) && !/\b(ERROR|DETAIL|STATEMENT): /.test(each))
  const reason = line?.replace(/^.*?\b[A-Z]+: +/, '').trim() || 'it ended without a word'
  return {
    error: new DatabaseStartupError(
      `The database in DATA_DIR does not start: ${reason}`,
      issueOfLine(reason),
    ),
    passing: line === undefined || passing.test(line),
  }
}
