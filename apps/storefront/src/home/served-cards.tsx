import { memo, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { afterPaint } from '../after-paint.ts'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import styles from '../product-card/product-card.module.css'
import {
  Back,
  backOf,
  CardPrice,
  IMAGES_IN_ROW,
  isBelowMinimum,
  ProductCard,
} from '../product-card/product-card.tsx'
import { useNearViewport, useProductCards } from '../product-rows/late-cards.ts'
import { useClient } from '../router-context.ts'
import type { SectionView } from './home-view.ts'
import { readTiers } from './served-tiers.ts'

/**
 * Updates cards of served HTML like those of React: prices at the target quantity, from their attributes (fixed-parts.tsx), and
 * the back image, fetched at the first hover. Adds the cards that the HTML leaves out.
 */
export default function ServedCards({ rows }: { rows: readonly Pick<SectionView, 'id' | 'later'>[] }) {
  return (
    <>
      <ServedPrices />
      <ServedBacks />
      {rows.map(({ id, later = [] }) => {
        const row = document.getElementById(`cards-${id}`)
        return row && later.length > 0 ? <LaterCards key={id} row={row} ids={later} /> : null
      })}
    </>
  )
}

/** The cards that the HTML of a row leaves out, once the row is near the viewport. */
function LaterCards({ row, ids }: { row: HTMLElement; ids: readonly number[] }) {
  const [element] = useState({ current: row })
  return useNearViewport(element) ? <LoadedCards row={row} ids={ids} /> : null
}

function LoadedCards({ row, ids }: { row: HTMLElement; ids: readonly number[] }) {
  const cards = useProductCards(ids)
  // Updates the arrows of the row (useScrollRow).
  useEffect(() => {
    if (cards) row.dispatchEvent(new Event('scroll'))
  }, [row, cards])
  const items = cards?.map((card) => (
    <li key={card.id}>
      <ProductCard product={card} images={IMAGES_IN_ROW} />
    </li>
  ))
  return createPortal(items, row)
}

/** Rows away from the viewport follow when they come near, else one by one, once the quantity has not changed for this long. */
const REST_MS = 400
const BETWEEN_ROWS_MS = 60

const LATE = styles.late ?? ''

/** Prices near the viewport follow the paint of the pin that changes them. The others are invisible until they follow. */
function ServedPrices() {
  const quantity = useTargetQuantity()
  const [before] = useState(quantity)
  const [needs, setNeeds] = useState<ReadonlyMap<Element, number>>(new Map())
  // Stays true at the quantity 1, or rows that have not followed yet would stay invisible.
  const [isBegun, setBegun] = useState(false)
  if (quantity > 1 && !isBegun) setBegun(true)
  const follows = useEffectEvent((row: Element) => needs.get(row) === quantity)
  useEffect(() => {
    if (!isBegun) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let observer: IntersectionObserver | undefined
    let followAll = () => {}
    let isLatest = true
    afterPaint(() => {
      const rows = rowsOfPage()
      const others = new Set(rows.filter((row) => !isNear(row)))
      const follow = (followers: readonly Element[]) => {
        for (const row of followers) others.delete(row)
        setNeeds((needed) => new Map([...needed, ...followers.map((row) => [row, quantity] as const)]))
      }
      follow(rows.filter(isNear))
      if (!isLatest) return
      followAll = () => flushSync(() => follow([...others]))
      observer = new IntersectionObserver(
        (entries) => {
          const near = entries.filter(({ target, isIntersecting }) => isIntersecting && others.has(target))
          if (near.length > 0) startTransition(() => follow(near.map(({ target }) => target)))
        },
        { rootMargin: '50% 0px' },
      )
      for (const row of rows) {
        if (follows(row)) row.classList.remove(LATE)
        else if (others.has(row)) row.classList.add(LATE)
      }
      for (const row of others) observer.observe(row)
      addEventListener('beforeprint', followAll)
      const followNext = () => {
        startTransition(() => follow([...others].slice(0, 1)))
        if (others.size > 0) timer = setTimeout(followNext, BETWEEN_ROWS_MS)
      }
      if (others.size > 0) timer = setTimeout(followNext, REST_MS)
    })
    return () => {
      isLatest = false
      clearTimeout(timer)
      observer?.disconnect()
      removeEventListener('beforeprint', followAll)
    }
  }, [quantity, isBegun])
  return [...needs].map(([row, need]) => <RowPrices key={row.id} row={row} need={need} before={before} />)
}

/** @param before the target quantity at first: digits roll from its price, unless they are invisible */
const RowPrices = memo(function RowPrices({
  row,
  need,
  before,
}: {
  row: Element
  need: number
  before: number
}) {
  const [cards] = useState(() => [...row.querySelectorAll(':scope > [data-tiers]')])
  const [first] = useState(row.classList.contains(LATE) ? need : before)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the number changes
  useLayoutEffect(() => row.classList.remove(LATE), [row, need])
  return cards.map((card) => <ServedPrice key={idOf(card)} card={card} need={need} first={first} />)
})

function isNear(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > -innerHeight / 2 && top < innerHeight * 1.5
}

const ServedPrice = memo(function ServedPrice({
  card,
  need,
  first,
}: {
  card: Element
  need: number
  first: number
}) {
  const [isBegun, setBegun] = useState(false)
  const [prices] = useState(() => partOf(card, styles.prices))
  const [served] = useState(() => [...prices.childNodes])
  const [pieces] = useState(() => readTiers(card.getAttribute('data-tiers') ?? ''))
  // In the same commit that renders React's prices.
  useLayoutEffect(() => {
    for (const node of served) node.remove()
  }, [served])
  // A transition, as React renders other updates of effects together with the next press.
  useEffect(() => startTransition(() => setBegun(true)), [])
  useEffect(() => {
    const link = linkOf(card)
    link.classList.toggle(styles.belowMinimum ?? '', isBelowMinimum(pieces, need))
    // As in served HTML, without the origin.
    link.setAttribute('href', need > 1 ? `${link.pathname}?quantity=${need}` : link.pathname)
  }, [card, pieces, need])
  return createPortal(<CardPrice pieces={pieces} need={isBegun ? need : first} />, prices)
})

/** The limit of GET /product-cards (contract.md). */
const MAX_CARDS = 12

function ServedBacks() {
  const client = useClient()
  const asked = useRef(new Set<number>())
  const [hovered, setHovered] = useState<Element[]>([])
  const [backs, setBacks] = useState<Record<number, string | null>>({})

  useEffect(() => {
    const turn = ({ target, pointerType }: PointerEvent) => {
      const card = target instanceof Element ? target.closest('[data-tiers]') : null
      if (!card || pointerType !== 'mouse') return
      setHovered((cards) => (cards.includes(card) ? cards : [...cards, card]))
      if (asked.current.has(idOf(card))) return
      const row = [...(card.parentElement?.children ?? [])]
      const ids = row.slice(row.indexOf(card), row.indexOf(card) + MAX_CARDS).map(idOf)
      for (const id of ids) asked.current.add(id)
      client.catalog.productCards({ ids: ids.join() }).then(
        ({ data }) => {
          const found = data.map((product) => [product.id, backOf(product)])
          setBacks((known) => ({ ...known, ...Object.fromEntries(found) }))
        },
        () => {
          for (const id of ids) asked.current.delete(id)
        },
      )
    }
    document.addEventListener('pointerover', turn)
    return () => document.removeEventListener('pointerover', turn)
  }, [client])

  return hovered.map((card) => {
    const back = <Back url={backs[idOf(card)] ?? null} images={IMAGES_IN_ROW} />
    return createPortal(back, partOf(card, styles.picture), keyOf(card))
  })
}

function rowsOfPage(): Element[] {
  const cards = [...document.querySelectorAll('[data-served] > [data-tiers]')]
  return [...new Set(cards.flatMap(({ parentElement }) => parentElement ?? []))]
}

/** A product may be in two rows. */
function keyOf(card: Element): string {
  return `${card.parentElement?.id} ${idOf(card)}`
}

function idOf(card: Element): number {
  return Number(linkOf(card).pathname.split('/').at(-1))
}

function linkOf(card: Element): HTMLAnchorElement {
  return card.getElementsByTagName('a')[0] ?? document.createElement('a')
}

function partOf(card: Element, className = ''): Element {
  return card.getElementsByClassName(className)[0] ?? card
}
