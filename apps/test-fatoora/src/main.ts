// Runs the fake of ZATCA's platform as a separate process: --port, --folder. Its one-time password is 123345.

import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { openTestFatoora } from './test-fatoora.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    folder: { type: 'string', default: 'data/test-fatoora' },
  },
})

const { api } = openTestFatoora({ folder: values.folder })
serve({ fetch: api.fetch, port: Number(values.port), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`The fake of ZATCA's platform listens at http://127.0.0.1:${port}`)
})
