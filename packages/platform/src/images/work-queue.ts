/**
 * Priorities, highest first: the small substitute of an image that is not rendered yet, requests of visitors, and
 * background work.
 */
export type Priority = 'placeholder' | 'visitor' | 'background'

const order: readonly Priority[] = ['placeholder', 'visitor', 'background']

type Job = {
  key: string
  priority: Priority
  /** Number of callers that wait for it. */
  wanted: number
  begun: boolean
  done: Promise<boolean>
  run: () => Promise<void>
  drop: () => void
}

/** Runs tasks one at a time, the most urgent first. */
export type WorkQueue = {
  /**
   * Runs `work` when its turn comes. If a task with the same key is queued or running, the call joins it and raises its
   * priority.
   * @param signal aborted when the caller no longer waits; a task without callers is dropped before it starts
   * @returns true if it ran; false if the queue was full or the task was dropped
   * @throws the error of `work`
   */
  add(
    key: string,
    options: { priority: Priority; signal?: AbortSignal | undefined },
    work: () => Promise<void>,
  ): Promise<boolean>
}

/** @param longest maximum queued tasks per priority */
export function workQueue(longest: number): WorkQueue {
  const waiting: Job[] = []
  const known = new Map<string, Job>()
  let running = false

  const next = () => {
    if (running) return
    const [first] = order.flatMap((priority) => waiting.find((job) => job.priority === priority) ?? [])
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
    async add(key, { priority, signal }, work) {
      if (signal?.aborted) return false
      let job = known.get(key)
      if (!job) {
        if (waiting.filter((other) => other.priority === priority).length >= longest) return false
        job = newJob(key, priority, work)
        known.set(key, job)
        waiting.push(job)
      }
      const joined = job
      joined.wanted += 1
      if (order.indexOf(priority) < order.indexOf(joined.priority)) joined.priority = priority
      const onLeave = () => leave(joined)
      signal?.addEventListener('abort', onLeave, { once: true })
      next()
      return await joined.done.finally(() => signal?.removeEventListener('abort', onLeave))
    },
  }
}

function newJob(key: string, priority: Priority, work: () => Promise<void>): Job {
  let run: Job['run'] = async () => {}
  let drop: Job['drop'] = () => {}
  const done = new Promise<boolean>((resolve, reject) => {
    run = () => work().then(() => resolve(true), reject)
    drop = () => resolve(false)
  })
  return { key, priority, wanted: 0, begun: false, done, run, drop }
}
