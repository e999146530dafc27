import { productColours } from '@zayy/database/schema/catalog'
import { colourFamily } from '@zayy/domain/catalog/classify-colour'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, isNull } from 'drizzle-orm'

/** Works out the families of colours where they are not stored: of those that an earlier version of the shop imported. */
export async function indexColours(database: Database): Promise<void> {
  const unindexed = await database
    .selectDistinct({ code: productColours.code })
    .from(productColours)
    .where(isNull(productColours.family))
  for (const { code } of unindexed) {
    await database
      .update(productColours)
      .set({ family: colourFamily(code) })
      .where(and(eq(productColours.code, code), isNull(productColours.family)))
  }
}
