import { DEFAULT_LOCALE, LOCALES } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import type { Variant } from './variants'

export interface BenchPage {
  path: string
  /** Path that shows parameters instead of ids, for reports. */
  name: string
  /** True if the page is public and the site server renders it; false if only the learner may see it. */
  isPublic: boolean
  variants: Variant[]
}

/** A lesson with a picture and a table, in a course of the demo learner. */
const LESSON = {
  name: '/user/resources/:id/lessons/:id',
  path: '/user/resources/write-a-resume/lessons/one-clear-page',
}

/** The pages that are measured: public ones in every language, the learner's home page, and a lesson. */
export function benchPages({ course, mentor }: { course: string; mentor: string }): BenchPage[] {
  const names = ['/', '/about', '/ourmentors', '/resource', '/resource/:id', '/mentor/:id', '/signup']
  const ids: Record<string, string> = { '/resource/:id': course, '/mentor/:id': mentor }
  const pages = LOCALES.flatMap((locale) =>
    names.map((name): BenchPage => {
      const isCompared = locale === DEFAULT_LOCALE
      return {
        name: localizedPath(locale, name),
        path: localizedPath(locale, name.replace(':id', ids[name] ?? '')),
        isPublic: true,
        variants: isCompared ? ['federated', 'no script', 'monolith'] : ['federated', 'no script'],
      }
    }),
  )
  const personal = [{ name: '/user/home', path: '/user/home' }, LESSON].map((page): BenchPage => ({
    ...page,
    isPublic: false,
    variants: ['federated', 'monolith'],
  }))
  return [...pages, ...personal]
}
