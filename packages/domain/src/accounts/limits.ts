/** How long and how many: the limits of accounts that forms show and the server holds (spec, 5 and 9; contract). */

const MINUTE_MS = 60_000

export const PASSWORD_LENGTH = { least: 8, most: 128 } as const
export const PHONE_DIGITS = { least: 10, most: 11 } as const
export const CODE_DIGITS = 4
export const CODE_TRIES = 5
export const CODE_LIFE_MS = 10 * MINUTE_MS
export const CODES_A_DAY = 3
export const RESET_LIFE_MS = 15 * MINUTE_MS
export const LOGIN_LIFE_MS = 24 * 60 * MINUTE_MS
