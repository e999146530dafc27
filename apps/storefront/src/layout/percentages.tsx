import { Fragment } from 'react'

/** A text of the catalogue whose percentages keep their sign to the right of the number in Arabic: «قطن 60% / بوليستر 40%». */
export function Percentages({ text }: { text: string }) {
  return text.split(/(\d[\d.,]*%)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
      <Fragment key={index}>
        <bdi dir="ltr">{part}</bdi>
      </Fragment>
    ),
  )
}
