import { useSession } from '@mentor-connect/contract/auth'
import { logInAndReturn, paths } from '@mentor-connect/contract/remote'
import type { Project } from '@mentor-connect/contract/work/projects/projects'
import { ButtonLink, Muted, Stack } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/**
 * Tells people who are not learners how to apply, and links the mentor to the page that manages the project.
 */
export function VisitorPanel({ project: { _id, mentor } }: { project: Project }) {
  const t = useT()
  const { session } = useSession()
  if (mentor.id === session.data?._id)
    return <ButtonLink to={paths.mentorArea.project(_id)}>{t('projects.page.manage')}</ButtonLink>
  if (session.role === 'mentor') return <Muted>{t('projects.page.learnersApply')}</Muted>
  return (
    <Stack $gap={3}>
      <Muted>{t('projects.page.signInText')}</Muted>
      <ButtonLink {...logInAndReturn(paths.learner.project(_id))}>{t('projects.page.signIn')}</ButtonLink>
    </Stack>
  )
}
