/** Returns the lines of a server's log (JSON objects) with this event, such as `unheard_rejection`. */
export function eventLines(output: string, event: string): string[] {
  return output.split('\n').filter((line) => line.includes(`"event":"${event}"`))
}
