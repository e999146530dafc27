import { layout } from './layout.ts'

/** The messages that every page needs before it is hydrated, in one bundle for each language. */
export const core = { layout }
