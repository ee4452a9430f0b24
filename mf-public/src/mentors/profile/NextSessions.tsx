import { useSession } from '@mentor-connect/contract/auth'
import { lazyPart } from '@mentor-connect/ui'

const LazySlots = lazyPart(
  () => import(/* webpackChunkName: "free-slots" */ './FreeSlots').then((module) => module.FreeSlots),
  null,
  null,
)

/** Free times are read in the browser: they depend on the hour and on the reader's clock. Mentors book none. */
export function NextSessions({ mentorId }: { mentorId: string }) {
  const { session } = useSession()
  return session.role === 'mentor' ? null : <LazySlots mentorId={mentorId} />
}
