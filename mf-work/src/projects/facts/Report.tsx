import { useSession } from '@mentor-connect/contract/auth'
import type { ReportKind } from '@mentor-connect/contract/trust/reports'
import { lazyPart } from '@mentor-connect/ui'

const LazyButton = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ '@mentor-connect/features/report').then(
      (module) => module.ReportButton,
    ),
  null,
  null,
)

export interface ReportProps {
  kind: Extract<ReportKind, 'project' | `project-${string}`>
  subjectId: string
  /** Title of the thing, or name of the person who has written it. */
  name: string
  /** Id of the person who has written it. */
  authorId?: string
}

/** A button with which signed-in people report something of a project that they have not written. */
export function Report({ kind, subjectId, name, authorId }: ReportProps) {
  const userId = useSession().session.data?._id
  if (!userId || userId === authorId) return null
  return <LazyButton userId={userId} subject={{ kind, subjectId, name }} />
}
