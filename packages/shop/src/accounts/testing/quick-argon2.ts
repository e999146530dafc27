import { createRequire } from 'node:module'
import type { hash as hashWithArgon2, Options, verify as verifyWithArgon2 } from '@node-rs/argon2'
import { afterAll } from 'vitest'

/** The library, whose imports vitest.config.ts replaces by this file. */
const argon2: { hash: typeof hashWithArgon2; verify: typeof verifyWithArgon2 } = createRequire(
  import.meta.url,
)('@node-rs/argon2')

/** A hash at the shop's cost takes 50 ms of processor time. */
const LOWEST_COST = { memoryCost: 8, timeCost: 1 }

let isFullCost = false
let shopCost: Options = {}

/** Hashes at the lowest cost, except in files that call `hashAtFullCost`. */
export async function hash(password: string, cost: Options): Promise<string> {
  shopCost = cost
  return await argon2.hash(password, isFullCost ? cost : { ...cost, ...LOWEST_COST })
}

export async function verify(hashed: string, password: string): Promise<boolean> {
  // The hash may be of an earlier file in this process.
  if (isFullCost && hashed.includes(`m=${LOWEST_COST.memoryCost},`)) await argon2.hash(password, shopCost)
  return await argon2.verify(hashed, password)
}

/** Hashes at the shop's cost in this file: for tests of the cost, or of the time that it takes. */
export function hashAtFullCost(): void {
  isFullCost = true
  afterAll(() => {
    isFullCost = false
  })
}
