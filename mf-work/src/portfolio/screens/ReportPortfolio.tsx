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

/** A button with which signed-in people report a portfolio. A report about oneself has no effect. */
export function ReportPortfolio({ slug, name }: { slug: string; name: string }) {
  const userId = useSession().session.data?._id
  if (!userId) return null
  return <LazyButton userId={userId} subject={{ kind: 'portfolio', subjectId: slug, name }} />
}
