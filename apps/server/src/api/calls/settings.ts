import { procedures } from '../procedures.ts'

export const settingsRouter = procedures.settings.router({
  get: procedures.settings.get.handler(async ({ context: { facts, lang } }) => ({
    data: await facts.settings(lang),
  })),
})
