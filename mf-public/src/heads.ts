import { answerTo } from '@mentor-connect/shared/api'
import { getCourse } from '@mentor-connect/shared/contracts/courses'
import { getMentor } from '@mentor-connect/shared/contracts/mentors'
import { BRAND } from '@mentor-connect/shared/rules/brand'
import { paths, type DescribeHead } from '@mentor-connect/shared/remote'
import { truncate } from '@mentor-connect/shared/rules/graphemes'
import { DESCRIPTIONS } from './descriptions'
import type { Subject } from './subject/subjects'

// What search engines and link previews are told about each public page. Only servers load it.

const SCHEMA = 'https://schema.org'
const DESCRIPTION_MAX = 160

const described =
  (page: keyof typeof DESCRIPTIONS): DescribeHead =>
  ({ t }) => ({ description: t(DESCRIPTIONS[page]) })

export const about = described('about')
export const mentors = described('mentors')
export const directory = described('directory')
export const catalogue = described('catalogue')
export const verifyCertificate = described('verifyCertificate')
export const signUp = described('signUp')
export const privacy = described('privacy')
export const terms = described('terms')

export const home: DescribeHead = ({ t, absolute }) => ({
  description: t(DESCRIPTIONS.home),
  jsonLd: [{ '@context': SCHEMA, '@type': 'Organization', name: BRAND.en, url: absolute(paths.home) }],
})

export const subject: DescribeHead = ({ t, params }) => ({
  description: t(DESCRIPTIONS[params.subject as Subject]),
})

export const course: DescribeHead = ({ t, params, answers, absolute, url }) => {
  const found = answerTo(answers, getCourse, { params: { id: params.courseId! } })
  if (!found) return {}
  const description = truncate(found.description, DESCRIPTION_MAX)
  const trail = [
    [t('public.catalogue.title'), absolute(paths.resources)],
    [found.title, url],
  ]
  return {
    description,
    jsonLd: [
      {
        '@context': SCHEMA,
        '@type': 'Course',
        name: found.title,
        description,
        url,
        provider: { '@type': 'Organization', name: BRAND.en, url: absolute(paths.home) },
      },
      {
        '@context': SCHEMA,
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(([name, item], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item,
        })),
      },
    ],
  }
}

export const mentor: DescribeHead = ({ t, params, answers, url }) => {
  const found = answerTo(answers, getMentor, { params: { id: params.mentorId! } })
  if (!found) return {}
  return {
    description: `${found.name} · ${t('ui.role.mentor')} · ${found.domains.join(', ')}`,
    jsonLd: [{ '@context': SCHEMA, '@type': 'Person', name: found.name, url, knowsAbout: found.domains }],
  }
}
