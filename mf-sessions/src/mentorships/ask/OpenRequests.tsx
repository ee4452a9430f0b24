import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { OPEN_REQUESTS_MAX } from '@mentor-connect/contract/mentoring/mentorship'
import { LoadFailed, Skeleton, Stack } from '@mentor-connect/ui'
import { MentorshipCard } from '../mentorship-card/MentorshipCard'
import { useT } from '../messages/useT'

/** The learner's own requests that wait for an answer. */
export function OpenRequests() {
  const t = useT()
  const { data, error, retry } = useEndpoint(getMentorships, {
    query: { which: 'requests', limit: OPEN_REQUESTS_MAX },
  })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />
  return (
    <Stack as="ul" $gap={3} aria-label={t('mentorship.cannot.requests')}>
      {data.mentorships.map((mentorship) => (
        <MentorshipCard key={mentorship.id} mentorship={mentorship} />
      ))}
    </Stack>
  )
}
