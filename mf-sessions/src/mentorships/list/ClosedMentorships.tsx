import { useEndpoint } from '@mentor-connect/api'
import { getMentorships } from '@mentor-connect/contract/mentoring/mentorships'
import { pageOf, useSearchState } from '@mentor-connect/contract/remote'
import { MENTORSHIPS_PAGE } from '@mentor-connect/contract/mentoring/mentorship'
import { useFormats } from '@mentor-connect/i18n'
import { LoadFailed, Pagination, Row, SectionTitle, Stack, Tag } from '@mentor-connect/ui'
import { useId, useRef } from 'react'
import { useT } from '../messages/useT'
import { MentorshipCard } from '../mentorship-card/MentorshipCard'

/** All closed mentorships, page by page. Renders nothing if there are none. */
export function ClosedMentorships() {
  const t = useT()
  const { number } = useFormats()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [params, update] = useSearchState()
  const page = pageOf(params)
  const { data, error, retry } = useEndpoint(getMentorships, {
    query: { which: 'past', page, limit: MENTORSHIPS_PAGE },
  })
  if (!data && error) return <LoadFailed error={error} onRetry={retry} />
  if (!data || data.pagination.totalItems === 0) return null
  const handlePage = (next: number) => {
    update(() => new URLSearchParams(next > 1 ? { page: String(next) } : {}))
    heading.current?.focus()
  }
  return (
    <Stack as="section" aria-labelledby={id}>
      <Row $gap={2}>
        <SectionTitle id={id} ref={heading} tabIndex={-1}>
          {t('mentorship.group.closed')}
        </SectionTitle>
        <Tag $tone="neutral">{number(data.pagination.totalItems)}</Tag>
      </Row>
      <Stack as="ul" $gap={3} aria-labelledby={id}>
        {data.mentorships.map((mentorship) => (
          <MentorshipCard key={mentorship.id} mentorship={mentorship} />
        ))}
      </Stack>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={handlePage} />
    </Stack>
  )
}
