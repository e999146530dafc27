/** How often a server's log, one JSON object a line among others, tells of an event such as `unheard_rejection`. */
export function countEvents(output: string, event: string): number {
  return output.split('\n').filter((line) => line.includes(`"event":"${event}"`)).length
}
