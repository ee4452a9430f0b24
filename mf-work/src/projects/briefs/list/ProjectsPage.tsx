import { useLearner } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Lead, SectionTitle, Skeleton, Stack, Title, lazyPart } from '@mentor-connect/ui'
import { PageColumn } from '../../../page-layout/PageColumn'
import { useT } from '../messages/useT'
import { FoundProjects } from './FoundProjects'
import { ProjectFilters } from './ProjectFilters'
import { useListedProjects } from './useListedProjects'

const OwnProjects = lazyPart(
  () =>
    import(/* webpackChunkName: "projects-learner" */ '../own/OwnProjects').then(
      (module) => module.OwnProjects,
    ),
  <Skeleton $height="10rem" />,
)

/** The open projects with filters; for learners, their own teams and applications come first. */
export default function ProjectsPage() {
  const t = useT()
  const learner = useLearner()
  const list = useListedProjects()
  return (
    <PageColumn>
      <PageTitle>{t('projects.title')}</PageTitle>
      <Stack as="header" $gap={3}>
        <Title>{t('projects.title')}</Title>
        <Lead>{t('projects.list.intro')}</Lead>
      </Stack>
      {learner && <OwnProjects />}
      <Stack as="section" $gap={6} aria-labelledby="open-projects">
        <SectionTitle id="open-projects">{t('projects.list.open')}</SectionTitle>
        <ProjectFilters filter={list.filter} change={list.change} />
        <FoundProjects list={list} />
      </Stack>
    </PageColumn>
  )
}
