import { useEndpoint } from '@mentor-connect/api'
import { getWorkshopMessages } from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import type { OwnWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { roomIdOf } from '@mentor-connect/contract/messages/roomRules'
import { paths } from '@mentor-connect/contract/remote'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { WORKSHOP_MESSAGE_DAYS_AFTER } from '@mentor-connect/contract/mentoring/workshops/workshopLimits'
import {
  ButtonLink,
  Card,
  LoadFailed,
  Muted,
  Notice,
  Pagination,
  SectionTitle,
  Skeleton,
  Stack,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { MessageForm } from './MessageForm'
import { useT } from './messages/useT'
import { OwnMessage } from './OwnMessage'

/**
 * The messages that the mentor has sent to those with a seat. The form for a new one is shown while sending is
 * possible.
 */
export function WorkshopMessages({ workshop: { id, state, end } }: { workshop: OwnWorkshop }) {
  const t = useT()
  const [page, setPage] = useState(1)
  /** The last action, until the mentor types again. */
  const [done, setDone] = useState<{ act: 'sent' | 'takenBack' }>()
  const title = useRef<HTMLHeadingElement>(null)
  const { data, error, retry } = useEndpoint(getWorkshopMessages, { params: { id }, query: { page } })
  const isLate = Date.now() > Date.parse(end) + WORKSHOP_MESSAGE_DAYS_AFTER * DAY_MS
  const canWrite = (state === 'open' || state === 'held') && !isLate
  const handleSent = () => {
    setDone({ act: 'sent' })
    setPage(1)
    retry()
  }
  const handleTakenBack = () => {
    setDone({ act: 'takenBack' })
    // If the message was the only one of its page, the previous page is shown.
    if (data?.messages.length === 1 && page > 1) setPage(page - 1)
    retry()
    // Focuses the heading, because the button that was pressed disappears.
    title.current?.focus()
  }
  return (
    <Card as="section" aria-labelledby="workshop-messages">
      <Stack $gap={4}>
        <SectionTitle id="workshop-messages" ref={title} tabIndex={-1}>
          {t('sessions.workshops.messages')}
        </SectionTitle>
        <div>
          <ButtonLink $variant="secondary" $small to={paths.mentorArea.chatRoom(roomIdOf('workshop', id))}>
            {t('sessions.workshops.room')}
          </ButtonLink>
        </div>
        {canWrite ? (
          <MessageForm
            workshopId={id}
            isSent={done?.act === 'sent'}
            onType={() => setDone(undefined)}
            onSent={handleSent}
          />
        ) : (
          <Muted>{t('sessions.workshops.messagesClosed', { days: WORKSHOP_MESSAGE_DAYS_AFTER })}</Muted>
        )}
        <div aria-live="polite">
          {done?.act === 'takenBack' && <Notice tone="success">{t('sessions.workshops.takenBack')}</Notice>}
        </div>
        {!data && !error && <Skeleton $height="4rem" />}
        {!data && error && <LoadFailed error={error} onRetry={retry} />}
        {data && data.messages.length > 0 && (
          <Stack as="ul" $gap={5} aria-labelledby="workshop-messages">
            {data.messages.map((message) => (
              <OwnMessage key={message.id} workshopId={id} message={message} onTakenBack={handleTakenBack} />
            ))}
          </Stack>
        )}
        {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
      </Stack>
    </Card>
  )
}
