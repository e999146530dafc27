import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function queueOf(...clients: string[]) {
  const queue = new FairQueue()
  const begun: string[] = []
  for (const client of clients) queue.add(client, () => begun.push(client))
  return { queue, begun }
}

test('clients take turns, and the networks of an IPv6 /48 are one client', () => {
  const six = ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64']
  const { queue, begun } = queueOf('a', 'a', 'a', ...six, 'b')
  for (let begin = queue.next(); begin; begin = queue.next()) begin()
  expect(begun).toEqual(['a', six[0], 'b', 'a', six[1], 'a', six[2]])
  expect(queue.size).toBe(0)
})

test('a few clients that take all they get leave room for others', () => {
  const { queue } = queueOf()
  const clients = ['a', 'b', 'c', 'd', '2001:db8:1:1::/64', '2001:db8:1:2::/64']
  for (let round = 0; round < 60; round += 1)
    for (const client of clients) if (queue.hasRoom(client, 60)) queue.add(client, () => {})
  expect(queue.size).toBeGreaterThan(20)
  for (let at = 0; at < 20; at += 1) {
    expect(queue.hasRoom(`other ${at}`, 60)).toBe(true)
    queue.add(`other ${at}`, () => {})
  }
})

test('a full queue accepts no further task', () => {
  const { queue } = queueOf('a', 'b')
  expect([queue.hasRoom('c', 2), queue.hasRoom('c', 3)]).toEqual([false, true])
})
