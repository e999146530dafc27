/** Reports finished and total work, in the unit of the work. */
export type Progress = (done: number, total: number) => void

export const unwatched: Progress = () => {}

/**
 * Options of long work.
 * @property signal aborts the work: its changes are undone and the signal's reason is thrown
 */
export type LongWork = { progress?: Progress | undefined; signal?: AbortSignal | undefined }
