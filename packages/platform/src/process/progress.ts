/** Told how much of long work is done, and of how much in all, in whatever unit the work counts in. */
export type Progress = (done: number, total: number) => void

/** For work that nobody watches. */
export const unwatched: Progress = () => {}

/**
 * What long work can be given.
 * @property signal breaks it off: what it has begun is undone, and the signal's reason thrown
 */
export type LongWork = { progress?: Progress | undefined; signal?: AbortSignal | undefined }
