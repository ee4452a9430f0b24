import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { SCHEMA_ORG } from '@mentor-connect/contract/site/structuredData'
import { BRAND } from '@mentor-connect/contract/rules/brand'

// Structured data for search engines (schema.org). It contains only verified facts.

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
    ...SCHEMA_ORG,
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
