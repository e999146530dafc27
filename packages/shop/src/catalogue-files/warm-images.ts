import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { prepared } from '@zayy/database/sql/prepared'
import type { ImageLibrary } from '@zayy/platform/images/image-library'
import type { ImageWidth } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

/** Most requested widths of cards, heroes and logos on the first pages: those of phones, then of desktops. */
const widths: Record<string, readonly ImageWidth[]> = {
  slide: [1830, 2400],
  tall: [1200, 48],
  card: [800, 336, 480],
  other: [400, 140],
}

/** How to yield to other work. Interval of checks, and maximum wait for one image, in milliseconds. */
type Sparing = { isBusy: () => boolean; lookEvery: number; longestWait: number }

const sparing: Sparing = { isBusy: isMachineBusy, lookEvery: 5_000, longestWait: 60_000 }

/**
 * Makes images before anybody requests them: those of the home page from the top down, of the first product list,
 * then of all product cards. Makes AVIF, which nearly every browser accepts, one at a time with the lowest priority.
 * Rests as long as each image took, so that it uses half a core at most; on a busy machine it makes one a minute.
 * Stops early on `signal`.
 */
export async function warmImages(
  database: Executor,
  library: ImageLibrary,
  signal?: AbortSignal,
  { isBusy, lookEvery, longestWait } = sparing,
): Promise<void> {
  const rows = await firstImages(database).execute()
  for (const { hash, kind } of rows) {
    for (const width of widths[kind] ?? []) {
      for (let waited = 0; waited < longestWait && isBusy(); waited += lookEvery)
        await rest(lookEvery, signal)
      if (signal?.aborted) return
      const begun = performance.now()
      await library.prepare({ hash, width, format: 'avif' })
      await rest(performance.now() - begun, signal)
      if (signal?.aborted) return
    }
  }
}

/** Returns true if the load average of the last minute reached the number of processors. Always false on Windows. */
function isMachineBusy(): boolean {
  return (loadavg()[0] ?? 0) >= availableParallelism()
}

async function rest(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await pause(milliseconds, undefined, signal ? { signal } : {}).catch(() => {})
}

const firstImages = prepared((database) =>
  database
    .select({ kind: sql`kind`.mapWith(String), hash: sql`hash`.mapWith(String) })
    .from(shownImages)
    .where(sql`hash is not null`)
    .groupBy(sql`kind`, sql`hash`)
    .orderBy(sql`min(page)`, sql`min(place)`)
    .prepare('first_pictures'),
)

const shownImages = sql`(
  select 'other' as kind, logo as hash, 0 as page, 0 as place from settings_translations
  union all
  select 'slide', t.image, 1, s.position from slides s join slide_translations t on t.slide_id = s.id
  union all
  select 'tall', image_tall, 1, position from slides
  union all
  select 'card', p.image, 2, h.position * 100 + s.position
    from home_section_products s
    join home_sections h on h.id = s.section_id
    join products p on p.id = s.product_id and not p.hidden
  union all
  select 'other', image, 3, position from categories where not hidden
  union all
  select 'other', image, 3, position from sponsors
  union all
  (select 'card', image, 4, (row_number() over (order by added_on desc, id desc))::int
    from products where not hidden order by added_on desc, id desc limit 24)
  union all
  select 'card', image, 5, position from products where not hidden
  union all
  select 'card', hover_image, 6, position from products where not hidden
  ) shown`
