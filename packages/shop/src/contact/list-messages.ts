import { contactMessages } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { and, desc, eq, lt } from 'drizzle-orm'

export type StoredMessage = typeof contactMessages.$inferSelect

/**
 * Lists messages of the contact form, newest first.
 * @param before only messages with a smaller id, for paging
 * @param most maximum number
 */
export async function listMessages(
  database: Database,
  { before, most }: { before: number | undefined; most: number },
): Promise<StoredMessage[]> {
  return await database
    .select()
    .from(contactMessages)
    .where(and(before === undefined ? undefined : lt(contactMessages.id, before)))
    .orderBy(desc(contactMessages.id))
    .limit(most)
}

export async function findMessage(database: Database, id: number): Promise<StoredMessage | undefined> {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}
