import { contactMessages } from '@zayy/database/schema/contact'
import type { Database } from '@zayy/platform/postgres/database'
import { and, desc, eq, lt } from 'drizzle-orm'

export type StoredMessage = typeof contactMessages.$inferSelect

/**
 * The newest messages of the contact form, the newest first.
 * @param before only messages with a smaller id: what follows a list
 * @param most so many
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

/** One message; undefined where there is none. */
export async function findMessage(database: Database, id: number): Promise<StoredMessage | undefined> {
  const [message] = await database.select().from(contactMessages).where(eq(contactMessages.id, id))
  return message
}
