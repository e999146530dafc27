import { implementer } from '../implementer.ts'

export const settingsRouter = implementer.settings.router({
  get: implementer.settings.get.handler(async ({ context: { shared, locale } }) => ({
    data: await shared.settings(locale),
  })),
})
