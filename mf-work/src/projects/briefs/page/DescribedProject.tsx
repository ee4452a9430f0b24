import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import type { Project } from '@mentor-connect/contract/work/projects/projects'
import { Report } from '@mentor-connect/features/report/button'
import { languageOf } from '@mentor-connect/i18n'
import {
  BackTo,
  Card,
  DetailLayout,
  DetailSide,
  Lead,
  SectionTitle,
  Skeleton,
  Stack,
  Title,
  lazyPart,
} from '@mentor-connect/ui'
import { useProjectPaths } from '../../facts/useProjectPaths'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'
import { GuidedBy } from './GuidedBy'
import { Milestones } from './Milestones'
import { ProjectFacts } from './ProjectFacts'
import { Roles } from './Roles'
import { Skills } from './Skills'
import { VisitorPanel } from './VisitorPanel'

const LearnerPanel = lazyPart(
  () =>
    import(/* webpackChunkName: "projects-learner" */ '../apply/LearnerPanel').then(
      (module) => module.LearnerPanel,
    ),
  <Skeleton $height="8rem" />,
)

interface DescribedProjectProps {
  project: Project
  /** Called after an application, because the number of free places may have changed. */
  onChanged: () => void
}

/** Everything about one project. */
export function DescribedProject({ project, onChanged }: DescribedProjectProps) {
  const t = useT()
  const { list } = useProjectPaths()
  const isLearner = useSession().session.role === 'user'
  const { title, goal, description, language, roles, skills, milestones } = project
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackTo to={list}>{t('projects.page.all')}</BackTo>
      <DetailLayout>
        <Stack as="header" $gap={3}>
          <Title lang={languageOf(title, language)}>{title}</Title>
          <Lead lang={languageOf(goal, language)}>{goal}</Lead>
        </Stack>
        <DetailSide>
          <Stack $gap={5}>
            <ProjectFacts project={project} />
            <Card>
              {isLearner ? (
                <LearnerPanel project={project} onChanged={onChanged} />
              ) : (
                <VisitorPanel project={project} />
              )}
            </Card>
          </Stack>
        </DetailSide>
        <Stack $gap={8}>
          <Stack as="section" $gap={3}>
            <SectionTitle>{t('projects.page.about')}</SectionTitle>
            <Words lang={languageOf(description, language)}>{description}</Words>
          </Stack>
          <Skills skills={skills} />
          <Roles roles={roles} language={language} />
          <Milestones milestones={milestones} language={language} />
          <GuidedBy mentor={project.mentor} />
          <Report kind="project" subjectId={project._id} name={title} ownerId={project.mentor.id} />
        </Stack>
      </DetailLayout>
    </>
  )
}
