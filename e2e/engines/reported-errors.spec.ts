import { expect, test } from './engine-test.ts'

test.use({ provoked: /planted|CSP|Content.Security.Policy/i })

test('errors and policy violations of a page are reported', async ({ engine, shopper }) => {
  await shopper.open('/about')
  await shopper.run(() => {
    console.error('planted message')
    setTimeout(() => {
      throw new Error('planted error')
    })
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = 'https://planted.example/style.css'
    document.head.append(style)
  })
  for (const reported of [/planted message/, /planted error/, /CSP violation style-src.*planted\.example/])
    await expect.poll(async () => (await engine.errors()).join('\n')).toMatch(reported)
})
