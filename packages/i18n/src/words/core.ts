import type { core } from './ar/core.ts'

/** The shape of the words every page has at hand. Arabic is the model; English must have the same. */
export type CoreWords = typeof core
