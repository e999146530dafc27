/** How far an import is: pictures are read, their originals kept, then the tables stored. */
export type ImportProgress = { step: 'pictures' | 'keep' | 'store'; done: number; total: number }
