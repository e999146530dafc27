/** An ancestor timeline, and the WAL address at which it was left. */
export type Fork = { timeline: number; left: string }

/** Returns the timeline of a history file's name, or null for other names. */
export function parseHistoryName(name: string): number | null {
  const digits = /^([0-9A-F]{8})\.history$/.exec(name)?.[1]
  return digits === undefined ? null : Number.parseInt(digits, 16)
}

/** Parses the ancestors of a timeline, oldest first. */
export function parseHistory(text: string): Fork[] {
  return [...text.matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gm)].map(([, timeline, left = '']) => ({
    timeline: Number(timeline),
    left,
  }))
}
