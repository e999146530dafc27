/** Somebody waits for it, or nobody does. */
export type Urgency = 'visitor' | 'background'

type Job = { run: () => Promise<void>; urgency: Urgency }

/** Work that is done a few pieces at a time; what a visitor waits for goes before what nobody waits for. */
export type WorkQueue = {
  /** Does `work` when its turn comes. */
  add(key: string, urgency: Urgency, work: () => Promise<void>): Promise<void>
}

/**
 * A queue of at most `atOnce` running pieces. Work with the key of work that waits or runs already joins
 * it; a visitor who joins background work makes it a visitor's.
 */
export function workQueue(atOnce: number): WorkQueue {
  const waiting: Job[] = []
  const known = new Map<string, { done: Promise<void>; job: Job }>()
  let running = 0

  const next = () => {
    if (running >= atOnce) return
    const urgent = waiting.findIndex((job) => job.urgency === 'visitor')
    const [job] = waiting.splice(Math.max(urgent, 0), 1)
    if (!job) return
    running += 1
    void job.run().finally(() => {
      running -= 1
      next()
    })
  }

  return {
    add(key, urgency, work) {
      const same = known.get(key)
      if (same) {
        if (urgency === 'visitor') same.job.urgency = urgency
        return same.done
      }
      let job: Job = { urgency, run: work }
      const done = new Promise<void>((resolve, reject) => {
        const run = () =>
          work()
            .then(resolve, reject)
            .finally(() => known.delete(key))
        job = { urgency, run }
      })
      known.set(key, { done, job })
      waiting.push(job)
      next()
      return done
    },
  }
}
