import { answerTo, sitePicture } from '@mentor-connect/api'
import { getCommunityQuestion } from '@mentor-connect/contract/community/questions'
import { plainPost } from '@mentor-connect/contract/community/postText'
import { topicName } from '@mentor-connect/contract/courses/subjectNames'
import { paths, type DescribeHead, type HeadSource } from '@mentor-connect/contract/remote'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { breadcrumbs, type NamedPages } from '@mentor-connect/contract/site/structuredData'
import { qaPage } from './structuredData'

// Metadata of the public pages of the community for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

const above = ({ t, absolute }: HeadSource): NamedPages => [
  [t('community.home'), absolute(paths.home)],
  [t('community.title'), absolute(paths.community)],
]

export const list: DescribeHead = (source) => ({
  description: source.t('community.description'),
  image: sitePicture(source.locale),
  jsonLd: [breadcrumbs(above(source))],
})

export const subject: DescribeHead = (source) => {
  const { t, params, locale, url } = source
  const name = topicName(params.subject!, locale)
  return {
    description: t('community.aboutIntro', { subject: name }),
    image: sitePicture(locale),
    jsonLd: [breadcrumbs([...above(source), [name, url]])],
  }
}

export const question: DescribeHead = (source) => {
  const { params, answers, locale, absolute, url } = source
  const found = answerTo(answers, getCommunityQuestion, { params: { id: params.questionId! } })
  if (!found?.question.title) return {}
  const { title, text, subject: topic } = found.question
  const trail = breadcrumbs([
    ...above(source),
    [topicName(topic, locale), absolute(paths.communitySubject(topic))],
    [title, url],
  ])
  return {
    description: truncate([title, plainPost(text)].filter(Boolean).join(' · '), DESCRIPTION_MAX),
    image: sitePicture(locale),
    jsonLd: [...qaPage(found, url, (id) => absolute(paths.mentor(id))), trail],
  }
}
