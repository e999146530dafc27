import { DatabaseStartupError } from '../database-startup-error.ts'
import { issueOfLine } from '../startup-issue.ts'
import type { ServerProcess } from './server-process.ts'

/** Reason of a server's end. `passing`: a retry may succeed, because the obstacle is about to disappear. */
export type ServerEnd = { error: DatabaseStartupError; passing: boolean }

const passing = /already exists|still in use|already in use/

/** Messages to refused clients do not explain why the server ended; skip them. */
const sentToClients = /the database system is|terminating |too many clients|canceling /

/** Finds the reason of the server's end in its log. */
export async function explainEnd(server: ServerProcess): Promise<ServerEnd> {
  return explainLog(await server.output())
}

/**
 * Finds the reason in the text of a log. The log of a server that was killed, or stopped from outside, contains no
 * reason.
 */
export function explainLog(text: string): ServerEnd {
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
