import { implementer } from '../implementer.ts'

export const settingsRouter = implementer.settings.router({
  get: implementer.settings.get.handler(async ({ context: { facts, locale } }) => ({
    data: await facts.settings(locale),
  })),
})
