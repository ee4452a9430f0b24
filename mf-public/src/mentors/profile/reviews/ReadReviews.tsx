import { useSession } from '@mentor-connect/contract/auth'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { Skeleton, Stack, lazyPart } from '@mentor-connect/ui'
import { ReviewList } from './ReviewList'

const OwnReview = lazyPart(
  () => import(/* webpackChunkName: "own-mentor-review" */ './OwnReview').then((module) => module.OwnReview),
  <Skeleton $height="4rem" />,
)

/** The list of reviews. Learners can write one above it, and the mentor can reply within it. */
export function ReadReviews({ mentor }: { mentor: Mentor }) {
  const { session } = useSession()
  return (
    <Stack $gap={4}>
      {session.role === 'user' && <OwnReview mentor={mentor} learnerId={session.data._id} />}
      <ReviewList mentor={mentor} mayReply={session.data?._id === mentor._id} />
    </Stack>
  )
}
