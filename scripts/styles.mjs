// `npm run styles`: runs stylelint, and checks that every class of a CSS module is defined and used. Stylelint's cache
// stays off: removing a token breaks unchanged stylesheets, and checking all takes a second.

import stylelint from 'stylelint'
import { root } from './steps/root.mjs'
import { wrongClasses } from './styles/wrong-classes.mjs'

const files = ['apps/storefront/src/**/*.css', 'packages/ui/src/**/*.css']
const { errored, report } = await stylelint.lint({ cwd: root, files, formatter: 'string' })
if (errored) console.error(report)
const wrong = await wrongClasses(root)
for (const sentence of wrong) console.error(sentence)
process.exit(errored || wrong.length > 0 ? 1 : 0)
