/** A timeline that another one goes back to, and the address of the log at which it was left. */
export type Fork = { timeline: number; left: string }

/** The timeline whose history a file of this name is; null where the name is none of a history. */
export function parseHistoryName(name: string): number | null {
  const digits = /^([0-9A-F]{8})\.history$/.exec(name)?.[1]
  return digits === undefined ? null : Number.parseInt(digits, 16)
}

/** The timelines before this one, the oldest first. */
export function parseHistory(text: string): Fork[] {
  return [...text.matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gm)].map(([, timeline, left = '']) => ({
    timeline: Number(timeline),
    left,
  }))
}
