import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { useSession } from '@mentor-connect/contract/auth'
import { lazyPart } from '@mentor-connect/ui'

const LazyButton = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ '@mentor-connect/features/report').then(
      (module) => module.ReportButton,
    ),
  null,
  null,
)

/** A button with which signed-in people report a path; its own mentor has none. */
export function ReportPath({ path: { _id, title, mentor } }: { path: SkillPath }) {
  const userId = useSession().session.data?._id
  if (!userId || userId === mentor?.id) return null
  return <LazyButton userId={userId} subject={{ kind: 'skill-path', subjectId: _id, name: title }} />
}
