import { answerTo, sitePicture } from '@mentor-connect/api'
import { paths, type DescribeHead } from '@mentor-connect/contract/remote'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { breadcrumbs } from '@mentor-connect/contract/site/structuredData'
import { getOpening } from '@mentor-connect/contract/work/openings'
import { jobPosting } from './structuredData'

// Metadata of the public pages of openings for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

export const openings: DescribeHead = ({ t, locale }) => ({
  description: t('openings.list.intro'),
  image: sitePicture(locale),
})

export const opening: DescribeHead = ({ t, params, answers, locale, absolute, url }) => {
  const found = answerTo(answers, getOpening, { params: { id: params.openingId! } })
  if (!found) return {}
  const { title, employer, description } = found
  const trail = breadcrumbs([
    [t('openings.home'), absolute(paths.home)],
    [t('openings.list.title'), absolute(paths.openings)],
    [title, url],
  ])
  return {
    description: truncate(`${title} · ${employer.name} · ${description}`, DESCRIPTION_MAX),
    image: sitePicture(locale),
    jsonLd: [jobPosting(found, url), trail],
  }
}
