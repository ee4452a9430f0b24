import { useEndpoint } from '@mentor-connect/api'
import { getWorkshopMessages } from '@mentor-connect/contract/api/workshopMessages'
import type { OwnWorkshop } from '@mentor-connect/contract/api/workshops'
import { WORKSHOP_MESSAGE_DAYS_AFTER } from '@mentor-connect/contract/rules/workshopLimits'
import { useFormats } from '@mentor-connect/i18n'
import {
  Card,
  LoadFailed,
  Muted,
  Notice,
  Pagination,
  SectionTitle,
  Skeleton,
  Stack,
} from '@mentor-connect/ui'
import { PostText } from '@mentor-connect/ui/discussion/text'
import { useState } from 'react'
import { MessageForm } from './MessageForm'
import { useT } from './messages/useT'

const DAY_MS = 86_400_000

/** What the mentor has written to those with a seat, and the form for more as long as that is possible. */
export function WorkshopMessages({ workshop: { id, state, end } }: { workshop: OwnWorkshop }) {
  const t = useT()
  const { dateTime } = useFormats()
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(getWorkshopMessages, { params: { id }, query: { page } })
  const isLate = Date.now() > Date.parse(end) + WORKSHOP_MESSAGE_DAYS_AFTER * DAY_MS
  const canWrite = (state === 'open' || state === 'held') && !isLate
  const handleSent = () => {
    setPage(1)
    retry()
  }
  return (
    <Card as="section" aria-labelledby="workshop-messages">
      <Stack $gap={4}>
        <SectionTitle id="workshop-messages">{t('sessions.workshops.messages')}</SectionTitle>
        {canWrite ? (
          <MessageForm workshopId={id} onSent={handleSent} />
        ) : (
          <Muted>{t('sessions.workshops.messagesClosed', { days: WORKSHOP_MESSAGE_DAYS_AFTER })}</Muted>
        )}
        {!data && !error && <Skeleton $height="4rem" />}
        {!data && error && <LoadFailed error={error} onRetry={retry} />}
        {data && data.messages.length > 0 && (
          <Stack as="ul" $gap={5} aria-labelledby="workshop-messages">
            {data.messages.map((message) => (
              <Stack as="li" key={message.id} $gap={1}>
                <Muted as="time" dateTime={message.sentAt}>
                  {dateTime(message.sentAt)}
                </Muted>
                {message.isHidden && <Notice>{t('sessions.workshops.messageHidden')}</Notice>}
                <PostText text={message.text} />
              </Stack>
            ))}
          </Stack>
        )}
        {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
      </Stack>
    </Card>
  )
}
