import { describe, expect, it } from 'vitest'
import { textSections } from './static-view.ts'

describe('a content page in its sections', () => {
  it('separates the text before the first heading', () => {
    expect(textSections('<p>أولًا</p>\n<h2>الإرجاع والاستبدال</h2>\n<p>خلال 7 أيام</p><h3>كيف</h3>')).toEqual({
      intro: '<p>أولًا</p>',
      sections: [
        {
          id: 'الإرجاع-والاستبدال',
          title: 'الإرجاع والاستبدال',
          html: '<p>خلال 7 أيام</p><h3>كيف</h3>',
        },
      ],
    })
  })

  it('has no sections without a heading, and no intro if it starts with one', () => {
    expect(textSections('<p>one</p>')).toEqual({ intro: '<p>one</p>', sections: [] })
    expect(textSections('<h2 dir="ltr">A</h2><p>b</p>').intro).toBe('')
  })

  it('has section titles in plain text', () => {
    expect(textSections('<h2>Q&amp;A: <em>3 &lt; 5</em> &amp;lt;</h2>').sections[0]?.title).toBe(
      'Q&A: 3 < 5 &lt;',
    )
  })

  it('has a unique id per section, even for equal headings', () => {
    const { sections } = textSections('<h2>Price</h2><p>1</p><h2>Price</h2><p>2</p><h2>price!</h2>')
    expect(sections.map(({ id }) => id)).toEqual(['price', 'price-2', 'price-3'])
  })
})
