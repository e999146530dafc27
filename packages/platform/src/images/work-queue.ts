/**
 * What goes first: the small picture that stands in for one still to be made, then what a visitor asked for, then what
 * nobody waits for.
 */
export type Urgency = 'stand-in' | 'visitor' | 'background'

const order: readonly Urgency[] = ['stand-in', 'visitor', 'background']

type Job = {
  key: string
  urgency: Urgency
  /** How many wait for it. */
  wanted: number
  begun: boolean
  done: Promise<boolean>
  run: () => Promise<void>
  drop: () => void
}

/** Work that is done one piece at a time, the most urgent first. */
export type WorkQueue = {
  /**
   * Does `work` when its turn comes. Work with the key of work that waits or runs already joins it, and makes it as
   * urgent.
   * @param signal tells that whoever asked waits no more; what nobody waits for is dropped before it begins.
   * @returns whether it was done; false: the queue is full, or it was dropped
   * @throws what `work` throws
   */
  add(
    key: string,
    options: { urgency: Urgency; signal?: AbortSignal | undefined },
    work: () => Promise<void>,
  ): Promise<boolean>
}

/** @param longest how many pieces of each urgency may wait */
export function workQueue(longest: number): WorkQueue {
  const waiting: Job[] = []
  const known = new Map<string, Job>()
  let running = false

  const next = () => {
    if (running) return
    const [first] = order.flatMap((urgency) => waiting.find((job) => job.urgency === urgency) ?? [])
    if (!first) return
    waiting.splice(waiting.indexOf(first), 1)
    running = true
    first.begun = true
    void first.run().finally(() => {
      running = false
      known.delete(first.key)
      next()
    })
  }

  const leave = (job: Job) => {
    job.wanted -= 1
    if (job.wanted > 0 || job.begun) return
    waiting.splice(waiting.indexOf(job), 1)
    known.delete(job.key)
    job.drop()
  }

  return {
    async add(key, { urgency, signal }, work) {
      if (signal?.aborted) return false
      let job = known.get(key)
      if (!job) {
        if (waiting.filter((other) => other.urgency === urgency).length >= longest) return false
        job = newJob(key, urgency, work)
        known.set(key, job)
        waiting.push(job)
      }
      const joined = job
      joined.wanted += 1
      if (order.indexOf(urgency) < order.indexOf(joined.urgency)) joined.urgency = urgency
      const onLeave = () => leave(joined)
      signal?.addEventListener('abort', onLeave, { once: true })
      next()
      return await joined.done.finally(() => signal?.removeEventListener('abort', onLeave))
    },
  }
}

function newJob(key: string, urgency: Urgency, work: () => Promise<void>): Job {
  let run: Job['run'] = async () => {}
  let drop: Job['drop'] = () => {}
  const done = new Promise<boolean>((resolve, reject) => {
    run = () => work().then(() => resolve(true), reject)
    drop = () => resolve(false)
  })
  return { key, urgency, wanted: 0, begun: false, done, run, drop }
}
