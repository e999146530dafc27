/** Whoever changes tables or the rights on them holds this advisory lock. Any constant does, as long as every server takes the same. */
export const migrationLock = 7_239_114
