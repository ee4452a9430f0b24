import { answerTo, fileUrl } from '@mentor-connect/api'
import { getSitePicture } from '@mentor-connect/contract/api/sharePictures'
import { paths, type DescribeHead } from '@mentor-connect/contract/remote'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { getOpening } from '@mentor-connect/contract/work/openings'
import type { Locale } from '@mentor-connect/i18n'
import { breadcrumbs, jobPosting } from './structuredData'

// Metadata of the public pages of openings for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

const picture = (locale: Locale) => ({
  url: fileUrl(`${getSitePicture.path}?${new URLSearchParams({ locale })}`),
  alt: BRAND[locale],
})

export const openings: DescribeHead = ({ t, locale }) => ({
  description: t('openings.list.intro'),
  image: picture(locale),
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
    image: picture(locale),
    jsonLd: [jobPosting(found, url), trail],
  }
}
