import type { Database } from '@zayy/database/database'
import { testCharges, testEvents, testInvoices } from '@zayy/database/schema/test-gateway'
import { eq, inArray, lte, sql } from 'drizzle-orm'
import { presentCharge } from './present-invoice.ts'

/**
 * @property secret what the shop knows the gateway by
 * @property post hands a webhook's body over, and gives the status that it was answered with
 */
export type Telling = { secret: string; post: (body: string) => Promise<number> }

/** How many events are told at a time. */
const MOST = 20

/** Moyasar tells an event six times before it drops it; an event that was taken is told once more, as any may be repeated. */
const MOST_ATTEMPTS = 6

/** How long it waits before it tells an event again, in seconds. */
const AGAIN_S = 5

/**
 * Tells the shop what happened to payments, in no order, each twice at least: no shop may rely on order or number.
 * @returns how many events were told
 */
export async function tellShop(database: Database, { secret, post }: Telling): Promise<number> {
  const due = database
    .select({ id: testEvents.id })
    .from(testEvents)
    .where(lte(testEvents.due, sql`now()`))
    .orderBy(sql`random()`)
    .limit(MOST)
    .for('update', { skipLocked: true })
  const taken = await database
    .update(testEvents)
    .set({ attempts: sql`${testEvents.attempts} + 1`, due: sql`now() + ${AGAIN_S} * interval '1 second'` })
    .where(inArray(testEvents.id, due))
    .returning()
  for (const event of taken) {
    const body = await webhookBody(database, event, secret)
    const wasTaken = body !== undefined && (await post(body).catch(() => 0)) === 200
    if ((wasTaken && event.attempts > 1) || event.attempts >= MOST_ATTEMPTS)
      await database.delete(testEvents).where(eq(testEvents.id, event.id))
  }
  return taken.length
}

/** The body of a webhook as Moyasar sends it (docs.moyasar.com/api/other/webhooks). */
async function webhookBody(
  database: Database,
  event: typeof testEvents.$inferSelect,
  secret: string,
): Promise<string | undefined> {
  const [found] = await database
    .select({ charge: testCharges, invoice: testInvoices })
    .from(testCharges)
    .innerJoin(testInvoices, eq(testInvoices.id, testCharges.invoiceId))
    .where(eq(testCharges.id, event.chargeId))
  return (
    found &&
    JSON.stringify({
      id: event.id,
      type: event.kind,
      created_at: event.createdAt.toISOString(),
      secret_token: secret,
      account_name: null,
      live: false,
      data: presentCharge(found.charge, found.invoice),
    })
  )
}
