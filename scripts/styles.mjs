// `npm run styles`: every class of the pages is defined, and every class that is defined is used.

import { root } from './steps/root.mjs'
import { wrongClasses } from './styles/wrong-classes.mjs'

const wrong = await wrongClasses(root)
for (const sentence of wrong) console.error(sentence)
process.exit(wrong.length === 0 ? 0 : 1)
