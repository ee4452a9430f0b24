import { answerTo, sitePicture } from '@mentor-connect/api'
import { getSkillPath, listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { paths, type DescribeHead, type HeadSource } from '@mentor-connect/contract/remote'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { breadcrumbs, itemList } from '@mentor-connect/contract/site/structuredData'
import { pathsRequest } from './screens/pathsRequest'
import { pathData } from './structuredData'

// Metadata of the public pages for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

const above = ({ t, absolute }: HeadSource): [name: string, url: string][] => [
  [t('paths.home'), absolute(paths.home)],
  [t('paths.list.title'), absolute(paths.skillPaths)],
]

export const list: DescribeHead = (source) => {
  const { t, answers, query, locale, absolute } = source
  const found = answerTo(answers, listSkillPaths, pathsRequest(query, locale))
  const entries = found?.paths.map(({ title, slug }): [string, string] => [
    title,
    absolute(paths.skillPath(slug)),
  ])
  return {
    description: t('paths.list.description'),
    image: sitePicture(locale),
    ...(entries && entries.length > 0 && { jsonLd: [itemList(entries), breadcrumbs(above(source))] }),
  }
}

export const path: DescribeHead = (source) => {
  const { params, answers, locale, absolute, url } = source
  const found = answerTo(answers, getSkillPath, { params: { slug: params.slug! } })
  if (!found) return {}
  const courses = found.milestones
    .flatMap((milestone) => milestone.courses)
    .flatMap(({ courseId, course }): [string, string][] =>
      course ? [[course.title, absolute(paths.resource(courseId))]] : [],
    )
  const data = pathData(found, {
    url,
    image: sitePicture(locale).url,
    home: absolute(paths.home),
    mentor: found.mentor && absolute(paths.mentor(found.mentor.id)),
  })
  return {
    description: truncate(found.purpose, DESCRIPTION_MAX),
    image: sitePicture(locale),
    jsonLd: [
      data,
      ...(courses.length > 0 ? [itemList(courses)] : []),
      breadcrumbs([...above(source), [found.title, url]]),
    ],
  }
}
