import { useSession } from '@mentor-connect/contract/auth'
import { lazyPart } from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import type { ReportButton } from './ReportButton'

export interface ReportProps extends Subject {
  /** Id of the author, who cannot report their own contribution. Absent if it is not known. */
  ownerId?: string
}

type Subject = ComponentProps<typeof ReportButton>['subject']

/** A button with which signed-in people report something. Only they load its code. */
export function Report({ ownerId, ...subject }: ReportProps) {
  const userId = useSession().session.data?._id
  if (!userId || userId === ownerId) return null
  return <LazyButton userId={userId} subject={subject} />
}

const LazyButton = lazyPart(
  () => import(/* webpackChunkName: "report" */ './ReportButton').then((module) => module.ReportButton),
  null,
  null,
)
