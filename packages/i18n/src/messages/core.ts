import type { core } from './ar/core.ts'

/** The shape of the messages that every page has. Arabic is the model; English must have the same. */
export type CoreMessages = typeof core
