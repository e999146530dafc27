import { implementer } from '../implementer.ts'

export const settingsRouter = implementer.settings.router({
  get: implementer.settings.get.handler(async ({ context: { facts, lang } }) => ({
    data: await facts.settings(lang),
  })),
})
