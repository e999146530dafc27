// `npm run styles`: every class of the pages is defined, every class that is defined is used, nothing is on the left or the
// right where it is to follow the direction of reading, and no selector has a browser look at the whole page again and again.

import { root } from './steps/root.mjs'
import { pagesWideSelectors } from './styles/wide-selectors.mjs'
import { wrongClasses } from './styles/wrong-classes.mjs'
import { wrongDirections } from './styles/wrong-directions.mjs'

const wrong = [
  ...(await wrongClasses(root)),
  ...(await wrongDirections(root)),
  ...(await pagesWideSelectors(root)),
]
for (const sentence of wrong) console.error(sentence)
process.exit(wrong.length === 0 ? 0 : 1)
