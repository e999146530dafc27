import type { Sponsor } from '@zayy/contract/types'
import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { Image } from '@zayy/ui/image'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import { useMessages } from '../i18n/locale-context.tsx'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './sponsors.module.css'

/**
 * The sponsors' logos in a scrolling row (spec, 2 Sponsor carousel). The heading is a prop so that home and about page do not
 * load each other's messages.
 */
export function Sponsors({ heading, sponsors }: { heading: string; sponsors: Sponsor[] }) {
  const layoutMessages = useMessages('layout')
  const { row, more, move } = useScrollRow<HTMLUListElement>()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-labelledby="sponsors">
      <div className={layout.container}>
        <div className={`${layout.row} ${layout.spread} ${styles.head}`}>
          <h2 className={typography.note} id="sponsors">
            {heading}
          </h2>
          {more.before || (more.after && sponsors.length > 5) ? (
            <CarouselButtons labels={layoutMessages} more={more} onMove={move} />
          ) : null}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard */}
        <ul className={styles.sponsors} ref={row} tabIndex={0} aria-labelledby="sponsors">
          {sponsors.map((sponsor) => (
            <li key={sponsor.id}>
              <Image
                url={sponsor.image}
                alt={sponsor.name}
                sizes="200px"
                widths={[200, 400]}
                width={320}
                height={160}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
