// Runs the test gateway as a separate process. It delivers webhooks if --webhook-url is set.

import { setInterval } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openTestGateway } from './test-gateway.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    folder: { type: 'string', default: 'data/test-gateway' },
    'secret-key': { type: 'string', default: 'sk_test_gateway' },
    'webhook-secret': { type: 'string', default: 'webhook_test_gateway' },
    'webhook-url': { type: 'string' },
  },
})

const app = new Hono()
serve({ fetch: app.fetch, port: Number(values.port), hostname: '127.0.0.1' }, async ({ port }) => {
  const origin = `http://127.0.0.1:${port}`
  const gateway = openTestGateway({
    folder: values.folder,
    origin,
    secretKey: values['secret-key'],
    webhookSecret: values['webhook-secret'],
  })
  app.route('/', gateway.api).route('/', gateway.pages)
  console.log(`The test gateway listens at ${origin}`)
  const url = values['webhook-url']
  if (url === undefined) return
  const post = async (body: string) => (await fetch(url, { method: 'POST', body })).status
  for await (const _ of setInterval(1_000)) await gateway.deliverWebhooks(post)
})
