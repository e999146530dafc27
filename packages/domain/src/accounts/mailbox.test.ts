import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['sara@mail.example', 'sara@mail.example'],
  ['Sara@mail.example', 'sara@mail.example'],
  ['Sara+shop@mail.example', 'sara@mail.example'],
  ['sara+a+b@mail.example', 'sara@mail.example'],
  ['sara+@mail.example', 'sara@mail.example'],
  ['s.ara@mail.example', 's.ara@mail.example'],
  ['c.o@gmail.com', 'co@gmail.com'],
  ['C.o+x.y@GoogleMail.com', 'co@gmail.com'],
  ['co@gmail.com.sa', 'co@gmail.com.sa'],
  ['c.o@mygmail.com', 'c.o@mygmail.com'],
  ['+1@example.com', '+1@example.com'],
  ['+2@example.com', '+2@example.com'],
  ['+1+x@example.com', '+1@example.com'],
  ['+1@gmail.com', '+1@gmail.com'],
  ['sara+x@xn--mgbh0fb.xn--kgbechtv', 'sara@xn--mgbh0fb.xn--kgbechtv'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
  expect(mailboxOf(mailbox)).toBe(mailbox)
})
