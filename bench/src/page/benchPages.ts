import { DEFAULT_LOCALE, LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/site/languageAddress'
import { RIVAL, type Variant } from './variants'

export interface BenchPage {
  path: string
  /** Path with parameters instead of ids, for reports. */
  name: string
  /** Whether anybody sees it, and the site server renders it; otherwise it is for the learner. */
  isPublic: boolean
  variants: Variant[]
}

const RENDERED: Variant[] = ['federated', 'no script', RIVAL]
const PERSONAL: Variant[] = ['federated', RIVAL, 'monolith']
/** Public pages that are compared with the empty monolith, too; more would say the same and take longer. */
const ALSO_EMPTY = ['/', '/resource']

/** A lesson of a course that the demo learner attends, with a picture and a table. */
const LESSON = {
  name: '/user/resources/:id/lessons/:id',
  path: '/user/resources/write-a-resume/lessons/one-clear-page',
}

/** The pages that are measured: public ones in every language, and the learner's home and a lesson. */
export function benchPages({ course, mentor }: { course: string; mentor: string }): BenchPage[] {
  const names = ['/', '/about', '/ourmentors', '/resource', '/resource/:id', '/mentor/:id', '/signup']
  const ids: Record<string, string> = { '/resource/:id': course, '/mentor/:id': mentor }
  const own = LOCALES.flatMap((locale) =>
    names.map((name): BenchPage => {
      const path = name.replace(':id', ids[name] ?? '')
      return {
        name: localizedPath(locale, name),
        path: localizedPath(locale, path),
        isPublic: true,
        variants: variantsOf(name, locale),
      }
    }),
  )
  const personal = [{ name: '/user/home', path: '/user/home' }, LESSON]
  return [...own, ...personal.map((page) => ({ ...page, isPublic: false, variants: PERSONAL }))]
}

function variantsOf(name: string, locale: Locale): Variant[] {
  if (locale !== DEFAULT_LOCALE) return ['federated', 'no script']
  return ALSO_EMPTY.includes(name) ? [...RENDERED, 'monolith'] : RENDERED
}
