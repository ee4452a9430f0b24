import type { ReviewedWork } from '@mentor-connect/contract/courses/tasks/taskReviews'
import type { Submission } from '@mentor-connect/contract/courses/tasks/tasks'
import { useMentor } from '@mentor-connect/contract/auth'
import { WorkContent as Content } from '@mentor-connect/features/works'
import { Notice, lazyPart } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** Id of the work and name of its learner. */
export type WorkOf = Pick<ReviewedWork, 'id' | 'name'>

const ReportButton = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ '@mentor-connect/features/report').then(
      (module) => module.ReportButton,
    ),
  null,
  null,
)

interface WorkContentProps {
  work: WorkOf
  submission: Submission
}

/** The content of a submission, with labels for mentors and a button to report it. */
export function WorkContent({ work, submission }: WorkContentProps) {
  const t = useT()
  if (submission.isHidden) return <Notice>{t('mentor.tasks.hidden')}</Notice>
  return (
    <>
      <Content submission={submission} fileLabel={(name) => t('mentor.tasks.download', { name })} />
      <ReportWork work={work} number={submission.number} />
    </>
  )
}

/** Reports a submission to the operators. */
function ReportWork({ work: { id, name }, number }: { work: WorkOf; number: number }) {
  const mentor = useMentor()
  if (!mentor) return null
  return <ReportButton userId={mentor._id} subject={{ kind: 'work', subjectId: id, seq: number, name }} />
}
