import { useSession } from '@mentor-connect/contract/auth'
import type { ReportButton } from '@mentor-connect/features/report'
import { lazyPart } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'

type Subject = ComponentProps<typeof ReportButton>['subject']

interface ReportProps extends Subject {
  /** Id of the author, who cannot report their own contribution; absent if it is not known. */
  ownerId?: string
}

const LazyButton = lazyPart(
  () =>
    import(/* webpackChunkName: "report" */ '@mentor-connect/features/report').then(
      (module) => module.ReportButton,
    ),
  null,
  null,
)

/** A button with which signed-in people report something. */
export function Report({ ownerId, ...subject }: ReportProps) {
  const userId = useSession().session.data?._id
  return userId && userId !== ownerId && <LazyButton userId={userId} subject={subject} />
}
