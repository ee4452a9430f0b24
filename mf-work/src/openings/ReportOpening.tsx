import { useSession } from '@mentor-connect/contract/auth'
import type { Opening } from '@mentor-connect/contract/work/openings'
import { lazyPart } from '@mentor-connect/ui'

const LazyButton = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ '@mentor-connect/features/report').then(
      (module) => module.ReportButton,
    ),
  null,
  null,
)

/** A button with which signed-in people report an opening that they have not posted. */
export function ReportOpening({ opening: { _id, title, poster } }: { opening: Opening }) {
  const userId = useSession().session.data?._id
  const isOwn = poster.kind === 'mentor' && poster.id === userId
  if (!userId || isOwn) return null
  return <LazyButton userId={userId} subject={{ kind: 'opening', subjectId: _id, name: title }} />
}
