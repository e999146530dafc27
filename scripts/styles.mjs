// `npm run styles`: every class of the pages is defined, every class that is defined is used, and nothing is on the left or
// the right where it is to follow the direction of reading.

import { root } from './steps/root.mjs'
import { wrongClasses } from './styles/wrong-classes.mjs'
import { wrongDirections } from './styles/wrong-directions.mjs'

const wrong = [...(await wrongClasses(root)), ...(await wrongDirections(root))]
for (const sentence of wrong) console.error(sentence)
process.exit(wrong.length === 0 ? 0 : 1)
