import { passwordResets } from '@zayy/database/schema/accounts'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'

/** Ends whatever a customer, or somebody else, has begun to reset their password with: codes, links and tokens. */
export async function endPasswordResets(transaction: Executor, customerId: number): Promise<void> {
  const { expiresAt } = passwordResets
  await transaction
    .update(passwordResets)
    .set({
      codeHash: null,
      codeKeyVersion: null,
      tokenHash: null,
      tokenExpiresAt: null,
      expiresAt: sql`least(${expiresAt}, now())`,
    })
    .where(eq(passwordResets.customerId, customerId))
}
