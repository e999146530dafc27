import { customers } from '@zayy/database/schema/accounts'
import { testDatabase } from '@zayy/database/testing/test-database'
import { expect, test } from 'vitest'
import { sentMails } from '../testing/sent-mails.ts'
import { addGuessWarning } from './send-account-notices.ts'

const database = await testDatabase()

test('warns accounts with unproven addresses of one mailbox six times a day for one client', async () => {
  const emails = Array.from({ length: 9 }, (_, at) => `sara+${at}@mail.example`)
  const person = {
    firstName: 'Sara',
    lastName: 'Ali',
    phone: '0501234567',
    passwordHash: '',
    locale: 'en',
  } as const
  const [proven = '', ...unproven] = emails
  await database
    .insert(customers)
    .values([
      ...unproven.map((email) => ({ ...person, email, emailIdentity: email })),
      { ...person, email: proven, emailIdentity: proven, emailProvenAt: new Date() },
    ])
  for (const email of [...unproven, proven]) await addGuessWarning(database, email, '192.0.2.1')
  const mails = await sentMails(database, 7)
  expect(mails.map(({ to }) => to)).toContain(proven)
})
