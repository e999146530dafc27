import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { prepared } from '@zayy/database/sql/prepared'
import type { ImageLibrary } from '@zayy/platform/images/image-library'
import type { ImageWidth } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

/** The widths that the cards, heroes and logos of the first pages are mostly asked at. */
const widths: Record<string, readonly ImageWidth[]> = {
  slide: [1600, 2400],
  tall: [800],
  card: [400, 800],
  other: [400],
}

/** How a machine with other things to do is spared: how often it is looked at, and how long an image waits for it at most, in milliseconds. */
type Sparing = { isBusy: () => boolean; lookEvery: number; longestWait: number }

const sparing: Sparing = { isBusy: isMachineBusy, lookEvery: 5_000, longestWait: 60_000 }

/**
 * Makes the images of the first pages before anybody asks: those of the home page from the top down, of
 * the first listing page, then of every product's card. AVIF, which nearly every browser takes; one at a
 * time, behind whatever a visitor waits for, and resting as long as each took, so that half a core at most
 * is taken from the pages; while the machine is busy, one a minute. Stops early when `signal` says so.
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

/** Whether every processor had work in the last minute, on average; no on Windows, which does not tell. */
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
