import { mailboxOf as inSql } from '@zayy/database/schema/mailbox'
import { testDatabase } from '@zayy/database/testing/test-database'
import { mailboxOf } from '@zayy/domain/accounts/mailbox'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const database = await testDatabase()

test('normalises mailboxes in SQL as in the domain', async () => {
  const local = fc.stringMatching(/^[aA+.]{1,6}$/).filter((part) => !/^\.|\.$|\.\./.test(part))
  const host = fc.constantFrom(
    'gmail.com',
    'googlemail.com',
    'GoogleMail.com',
    'mail.example',
    'gmail.com.sa',
    'xgmail.com',
  )
  const address = fc.tuple(local, host).map((parts) => parts.join('@'))
  const addresses = fc.sample(address, 500)
  const { rows } = await database.execute(
    sql`select address, ${inSql(sql`address`)} as mailbox from json_array_elements_text(${JSON.stringify(addresses)}::json) as address`,
  )
  expect(rows).toHaveLength(500)
  for (const { address, mailbox } of rows) expect(mailbox).toBe(mailboxOf(String(address)))
})
