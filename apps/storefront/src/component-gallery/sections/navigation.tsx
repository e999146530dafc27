import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { Pager } from '../../paged-list/pager.tsx'
import { useSampleMessages } from '../sample-messages.ts'
import { Section, State } from '../section.tsx'

/** Where a page stands, and the pages of a list. */
export function Navigation() {
  const { category, product } = useSampleMessages()
  return (
    <Section name="Navigation">
      <State name="Breadcrumbs" wide>
        <Breadcrumbs wide={false} trail={[{ name: category, to: '/shop' }, { name: product }]} />
      </State>
      {[1, 5, 9].map((page) => (
        <State key={page} name={`Pager, page ${page} of 9`} wide>
          <Pager view={{ page, lastPage: 9, total: 200, search: {} }} />
        </State>
      ))}
    </Section>
  )
}
