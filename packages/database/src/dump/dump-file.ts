/** A table in a dump: its rows are in `file`, as PostgreSQL's COPY writes text, compressed. */
export type DumpedTable = { name: string; columns: string[]; file: string }

/** Where a sequence stands: what it gave last, and whether it gave anything yet. */
export type DumpedSequence = { name: string; last: string; isCalled: boolean }

/** What a dump says of itself in `dump.json`. `version` is the newest migration that its tables are at. */
export type DumpDescription = { version: number; tables: DumpedTable[]; sequences: DumpedSequence[] }

export const descriptionFile = 'dump.json'
