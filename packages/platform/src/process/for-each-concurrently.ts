/**
 * Does the work for each item, for at most `atOnce` at a time, in their order. After a failure no other is begun; it is thrown once
 * those that were begun have ended, so that nothing goes on behind whoever is told of it.
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

/** Unlike the iterators of most collections, a generator is ended for all who take from it by the first that is thrown out of its loop. */
function* eachOf<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}
