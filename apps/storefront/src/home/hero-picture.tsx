import { pictureAt } from '@zayy/ui/picture'
import styles from './hero.module.css'

const narrow = '(max-width: 1023px)'
const tallWidths = [400, 800, 1200] as const
const wideWidths = [1200, 1600, 2400] as const

function sourceSet(url: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${pictureAt(url, width, format)} ${width}w`).join(', ')
}

/** The wide picture covers the whole screen: on a tall one it is drawn wider than the window, 2400 to 1100. */
const wideSizes = 'max(100vw, 218svh)'

/**
 * A slide's picture: wide, and on narrow screens the tall one. There the top of the tall picture, drawn out over the whole
 * slide, is the background, so that any picture continues into it without a configured colour.
 */
export function HeroPicture({ wide, tall, first }: { wide: string; tall: string; first: boolean }) {
  return (
    <>
      <img
        className={styles.backdrop}
        src={pictureAt(tall, 400)}
        alt=""
        width="900"
        height="1350"
        loading="lazy"
        decoding="async"
      />
      <picture className={styles.picture}>
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media={narrow}
            srcSet={sourceSet(tall, tallWidths, format)}
            sizes="100vw"
            width="900"
            height="1350"
          />
        ))}
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={sourceSet(wide, wideWidths, format)}
            sizes={wideSizes}
          />
        ))}
        <img
          src={wide}
          alt=""
          width="2400"
          height="1100"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          decoding={first ? 'sync' : 'async'}
        />
      </picture>
    </>
  )
}
