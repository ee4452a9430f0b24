import { DEFAULT_LOCALE, LOCALES } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/site/languageAddress'
import type { Variant } from './variants'

export interface BenchPage {
  path: string
  /** Path with parameters instead of ids, for reports. */
  name: string
  /** Whether anybody sees it, and the site server renders it; otherwise it is for the learner. */
  isPublic: boolean
  variants: Variant[]
}

/** A lesson of a course that the demo learner attends, with a picture and a table. */
const LESSON = {
  name: '/user/resources/:id/lessons/:id',
  path: '/user/resources/write-a-resume/lessons/one-clear-page',
}

/** The pages that are measured: public ones in every language, and the learner's home and a lesson. */
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
