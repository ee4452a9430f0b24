import { answerTo, sitePicture } from '@mentor-connect/api'
import { paths, type DescribeHead } from '@mentor-connect/contract/remote'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { getPortfolio } from '@mentor-connect/contract/work/portfolio'
import { profilePage } from './structuredData'

// Metadata of portfolios for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

/** Search engines get nothing about a portfolio that is only for people who have its address. */
export const portfolio: DescribeHead = ({ params, answers, locale, absolute, url }) => {
  const found = answerTo(answers, getPortfolio, { params: { slug: params.slug! } })
  if (!found) return {}
  const { name, headline, about, isListed } = found
  const certificateUrl = (id: string) => absolute(paths.verifyCertificateOf(id))
  return {
    description: truncate([name, headline, about].filter(Boolean).join(' · '), DESCRIPTION_MAX),
    image: sitePicture(locale),
    ...(isListed ? { jsonLd: [profilePage(found, { url, certificateUrl })] } : { isUnlisted: true }),
  }
}
