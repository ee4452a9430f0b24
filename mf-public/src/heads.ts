import { answerTo } from '@mentor-connect/shared/api'
import { getCourse } from '@mentor-connect/shared/contracts/courses'
import { getMentor } from '@mentor-connect/shared/contracts/mentors'
import { BRAND } from '@mentor-connect/shared/rules/brand'
import { paths, type DescribeHead } from '@mentor-connect/shared/remote'
import { truncate } from '@mentor-connect/shared/rules/graphemes'
import type { PublicMessage } from './messages/useT'

/** What search engines and link previews are told about each public page. Only servers load it. */

const SCHEMA = 'https://schema.org'
const DESCRIPTION_MAX = 160

const described =
  (description: PublicMessage): DescribeHead =>
  ({ t }) => ({ description: t(description) })

export const about = described('public.about.intro')
export const mentors = described('public.mentors.intro')
export const directory = described('public.mentors.directoryIntro')
export const catalogue = described('public.catalogue.intro')
export const verifyCertificate = described('public.verify.intro')
export const privacy = described('public.privacy.intro')
export const terms = described('public.terms.intro')

export const home: DescribeHead = ({ t, absolute }) => ({
  description: t('public.home.hero.intro'),
  jsonLd: [{ '@context': SCHEMA, '@type': 'Organization', name: BRAND.en, url: absolute(paths.home) }],
})

export const subject: DescribeHead = ({ t, params }) => ({
  description: t(`public.subject.${params.subject}.intro`),
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
