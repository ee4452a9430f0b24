import { answerTo, sitePicture } from '@mentor-connect/api'
import { paths, type DescribeHead, type HeadSource } from '@mentor-connect/contract/remote'
import { truncate } from '@mentor-connect/contract/rules/graphemes'
import { breadcrumbs, itemList } from '@mentor-connect/contract/site/structuredData'
import { getProject, listProjects } from '@mentor-connect/contract/work/projects/projects'
import { projectsRequest } from './projectsRequest'

// Metadata of the public pages of projects for search engines and link previews. Only servers load this file.

const DESCRIPTION_MAX = 160

const above = ({ t, absolute }: HeadSource): [name: string, url: string][] => [
  [t('projects.home'), absolute(paths.home)],
  [t('projects.title'), absolute(paths.projects)],
]

export const projects: DescribeHead = (source) => {
  const { t, answers, query, locale, absolute } = source
  const found = answerTo(answers, listProjects, projectsRequest(query))
  const entries = found?.projects.map(({ title, _id }): [string, string] => [
    title,
    absolute(paths.project(_id)),
  ])
  return {
    description: t('projects.list.description'),
    image: sitePicture(locale),
    ...(entries && entries.length > 0 && { jsonLd: [itemList(entries), breadcrumbs(above(source))] }),
  }
}

export const project: DescribeHead = (source) => {
  const { params, answers, locale, url } = source
  const found = answerTo(answers, getProject, { params: { id: params.briefId! } })
  if (!found) return {}
  return {
    description: truncate(`${found.title} · ${found.goal}`, DESCRIPTION_MAX),
    image: sitePicture(locale),
    jsonLd: [breadcrumbs([...above(source), [found.title, url]])],
  }
}
