import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { Icon } from '@zayy/ui/icon'
import { Picture } from '@zayy/ui/picture'
import { useLoopingCarousel } from '@zayy/ui/use-looping-carousel'
import { useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../layout/category-path.ts'
import { ShopLink } from '../layout/shop-link.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { CircleView } from './home-view.ts'

/** Between two advances, in ms (spec, 9). */
const delay = 3000

/** The categories and the brands as circles, going round (spec, 2 Category carousel). Its widths are in categories.css. */
export function CategoryCircles({ circles }: { circles: CircleView[] }) {
  const messages = useHomeMessages()
  const layoutMessages = useMessages('layout')
  const { viewport, move, playing, toggle } = useLoopingCarousel<HTMLDivElement>(delay)
  return (
    <section className="sec" aria-labelledby="by-work">
      <div className="wrap">
        <div className="sechead">
          <div>
            <h2 id="by-work">{messages.byWork}</h2>
          </div>
          <span className="row tight">
            {playing === null ? null : (
              <button
                type="button"
                className="ib ring"
                aria-label={playing ? messages.pause : messages.play}
                onClick={toggle}
              >
                <Icon name={playing ? 'pause' : 'play'} />
              </button>
            )}
            <CarouselButtons labels={layoutMessages} more={{ before: true, after: true }} onMove={move} />
          </span>
        </div>
        <div className="loop" ref={viewport}>
          <ul className="cats">
            {circles.map((circle) => (
              <li key={circle.id}>
                <ShopLink to={categoryProductsPath(circle)}>
                  <span className="ball">
                    <Picture
                      url={circle.image}
                      alt=""
                      sizes="(min-width: 768px) 190px, 28vw"
                      widths={[200, 400]}
                      width={400}
                      height={400}
                    />
                  </span>
                  <span>
                    {circle.name}
                    <br />
                    <small>{messages.products(circle.count)}</small>
                  </span>
                </ShopLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
