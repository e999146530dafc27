import { resolveDrizzleQuickly } from '../resolve-drizzle.ts'

// Vitest's workers load this file first.
resolveDrizzleQuickly()
