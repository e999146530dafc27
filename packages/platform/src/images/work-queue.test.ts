import { expect, test } from 'vitest'
import { type Priority, workQueue } from './work-queue.ts'

/** A queue whose tasks record their names. */
function noting(longest = 10) {
  const queue = workQueue(longest)
  const order: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(name)
    running -= 1
  }
  const add = (name: string, priority: Priority, signal?: AbortSignal) =>
    queue.add(name, { priority, signal }, work(name))
  return { add, order }
}

test('runs tasks one at a time, the most urgent first, each once', async () => {
  const { add, order } = noting()
  const all = [
    add('running', 'background'),
    add('later', 'background'),
    add('joined', 'background'),
    add('visitor', 'visitor'),
    add('small', 'placeholder'),
    add('joined', 'visitor'),
  ]
  expect(await Promise.all(all)).toEqual(all.map(() => true))
  expect(order).toEqual(['running', 'small', 'joined', 'visitor', 'later'])
})

test('drops a task that no caller waits for, and runs one that a caller still waits for', async () => {
  const { add, order } = noting()
  const gone = new AbortController()
  const all = [
    add('running', 'visitor', gone.signal),
    add('dropped', 'visitor', gone.signal),
    add('shared', 'visitor', gone.signal),
    add('shared', 'visitor'),
    add('last', 'visitor'),
  ]
  gone.abort()
  expect(await Promise.all(all)).toEqual([true, false, true, true, true])
  expect(await add('late', 'visitor', gone.signal)).toBe(false)
  expect(order).toEqual(['running', 'shared', 'last'])
})

test('limits the queue, and keeps room for more urgent tasks when it is full', async () => {
  const { add, order } = noting(2)
  const all = [
    add('running', 'visitor'),
    add('1', 'visitor'),
    add('2', 'visitor'),
    add('refused', 'visitor'),
    add('small', 'placeholder'),
  ]
  expect(await Promise.all(all)).toEqual([true, true, true, false, true])
  expect(order).toEqual(['running', 'small', '1', '2'])
})
