import type { Sponsor } from '@zayy/contract/types'
import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import { ServedPart } from '@zayy/ui/served-part'
import typography from '@zayy/ui/typography.module.css'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import styles from './sponsors.module.css'

/**
 * The sponsors' logos in a scrolling row (spec, 2 Sponsor carousel). The heading is a prop so that home and about page do not
 * load each other's messages.
 */
export function Sponsors({
  heading,
  count,
  children,
}: {
  heading: string
  count: number
  /** SponsorLogos, or null where hydration keeps those of the server. */
  children: ReactNode
}) {
  const layoutMessages = useMessages('layout')
  const { row, more, move } = useScrollRow<HTMLUListElement>()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-labelledby="sponsors">
      <div className={layout.container}>
        <div className={`${layout.row} ${layout.spread} ${styles.head}`}>
          <h2 className={typography.note} id="sponsors">
            {heading}
          </h2>
          {more.before || (more.after && count > 5) ? (
            <CarouselButtons labels={layoutMessages} more={more} onMove={move} />
          ) : null}
        </div>
        <ServedPart
          as="ul"
          id="sponsor-logos"
          className={styles.sponsors}
          ref={row}
          // A scrolling row must be reachable by keyboard.
          tabIndex={0}
          aria-labelledby="sponsors"
        >
          {children}
        </ServedPart>
      </div>
    </section>
  )
}

const logoWidths = widthsFor(200)

export function SponsorLogos({ sponsors }: { sponsors: readonly Sponsor[] }) {
  return sponsors.map((sponsor) => (
    <li key={sponsor.id}>
      <Image
        url={sponsor.image}
        alt={sponsor.name}
        sizes="200px"
        widths={logoWidths}
        width={320}
        height={160}
      />
    </li>
  ))
}
