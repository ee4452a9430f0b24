import { useMentor } from '@mentor-connect/contract/auth'
import { lazyPart } from '@mentor-connect/ui'
import type { WorkOf } from './workOf'

const ReportButton = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ '@mentor-connect/ui/report').then(
      (module) => module.ReportButton,
    ),
  null,
  null,
)

/** Reports a submission to the operators. */
export function ReportWork({ work: { id, name }, number }: { work: WorkOf; number: number }) {
  const mentor = useMentor()
  if (!mentor) return null
  return <ReportButton userId={mentor._id} subject={{ kind: 'work', subjectId: id, seq: number, name }} />
}
