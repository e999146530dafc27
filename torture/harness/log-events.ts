/** The lines of a server's log, one JSON object each, that tell of an event such as `unheard_rejection`. */
export function eventLines(output: string, event: string): string[] {
  return output.split('\n').filter((line) => line.includes(`"event":"${event}"`))
}
