import type { CommandMessages } from '../command-line/messages.ts'
import { wrapLine } from '../command-line/wrap-line.ts'
import type { Finding, Stage } from './finding.ts'

/** Returns the findings that keep a shop from a stage. */
export function gapsBefore(stage: Stage, findings: readonly Finding[]): Finding[] {
  return findings.filter(({ before, state }) => before === stage && state !== 'ok')
}

/** Lists what is missing before a stage, or says that nothing is. */
export function stageLines(
  stage: Stage,
  findings: readonly Finding[],
  { setupCommands: { done }, doctorCommands: { checks } }: CommandMessages,
  columns: number | null,
): string[] {
  const missing = gapsBefore(stage, findings)
  if (missing.length === 0) return [`✓ ${done.ready[stage]}`]
  const points = missing.flatMap(({ check, text }) =>
    wrapLine(`  • ${checks[check]}: ${text}`, columns, '    '),
  )
  return [`\n${done.before[stage]}`, ...points]
}
