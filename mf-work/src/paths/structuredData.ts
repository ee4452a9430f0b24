import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { BRAND } from '@mentor-connect/contract/rules/brand'

// Structured data for search engines (schema.org). It contains only verified facts.

const CONTEXT = { '@context': 'https://schema.org' }

type Named = [name: string, url: string]

/** Breadcrumbs of a page. @param trail names and URLs of the pages above, then of the page itself */
export const breadcrumbs = (trail: Named[]) => listOf('BreadcrumbList', trail)

/** A list of courses, or of paths, in their order. */
export const itemList = (entries: Named[]) => listOf('ItemList', entries)

function listOf(type: 'BreadcrumbList' | 'ItemList', entries: Named[]) {
  const itemListElement = entries.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }))
  return { ...CONTEXT, '@type': type, itemListElement }
}

interface PathAddresses {
  url: string
  image: string
  /** URL of the home page. */
  home: string
  /** URL of the mentor's page; undefined if the platform made the path. */
  mentor: string | undefined
}

export function pathData(path: SkillPath, { url, image, home, mentor }: PathAddresses) {
  return {
    ...CONTEXT,
    '@type': 'Course',
    name: path.title,
    description: path.purpose,
    url,
    image,
    provider: { '@type': 'Organization', name: BRAND.en, url: home },
    ...(path.mentor && { author: { '@type': 'Person', name: path.mentor.name, url: mentor } }),
    inLanguage: path.language,
    educationalLevel: path.level,
    about: path.subjects,
    dateModified: path.updatedAt,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
    syllabusSections: path.milestones.map(({ title }) => ({ '@type': 'Syllabus', name: title })),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(path.hours > 0 && { courseWorkload: `PT${Math.round(path.hours * 60)}M` }),
    },
  }
}
