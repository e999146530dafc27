/**
 * Runs `work` for each item in order, at most `atOnce` together. After a failure it starts nothing more, and rejects
 * once the running work has ended, so that nothing continues after the caller sees the error.
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = eachOf(items)
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item)
  })
  for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason
}

/** A generator ends for all its consumers when one loop throws, unlike most collections' iterators. */
function* eachOf<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}
