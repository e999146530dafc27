import { createIsomorphicFn } from '@tanstack/react-start'
import { type PageContext, type PageSummary, pageDescriptions } from '../head/page-head.ts'
import { organization, webSite } from '../head/structured-data.ts'

export const homeSummary = createIsomorphicFn().server((context: PageContext): PageSummary => {
  return {
    description: context.settings?.served?.about || pageDescriptions[context.locale].home,
    jsonLd: [organization(context), webSite(context)],
  }
})
