import { resolveDrizzleQuickly } from '../resolve-drizzle.ts'

// Vitest's workers load it before all else.
resolveDrizzleQuickly()
