import { useEndpoint } from '@mentor-connect/api'
import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { getWorkshopMessages } from '@mentor-connect/contract/mentoring/workshops/workshopMessages'
import { roomIdOf } from '@mentor-connect/contract/messages/roomRules'
import { paths } from '@mentor-connect/contract/remote'
import { Report } from '@mentor-connect/features/report/button'
import { PostText } from '@mentor-connect/features/discussion/text'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, LoadFailed, Muted, Pagination, Stack, color, font, space } from '@mentor-connect/ui'
import { UsersRound } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface WorkshopMessagesProps {
  workshop: Pick<Workshop, 'id' | 'mentor'>
}

/** For people with a seat: a link to the workshop's room, and the mentor's messages if there are any. */
export function WorkshopMessages({ workshop }: WorkshopMessagesProps) {
  const t = useT()
  return (
    <Stack $gap={4}>
      <ButtonLink $variant="secondary" to={paths.learner.chatRoom(roomIdOf('workshop', workshop.id))}>
        <UsersRound size={18} aria-hidden />
        {t('public.workshops.room')}
      </ButtonLink>
      <Messages workshop={workshop} />
    </Stack>
  )
}

function Messages({ workshop: { id, mentor } }: WorkshopMessagesProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const titleId = useId()
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(getWorkshopMessages, { params: { id }, query: { page } })

  if (!data && error) return <LoadFailed error={error} onRetry={retry} />
  if (!data || data.pagination.totalItems === 0) return null
  return (
    <Section aria-labelledby={titleId}>
      <Heading id={titleId}>{t('public.workshops.messages', { name: mentor.name })}</Heading>
      <List>
        {data.messages.map((message) => (
          <Stack as="li" key={message.id} $gap={1}>
            <Muted as="time" dateTime={message.sentAt}>
              {dateTime(message.sentAt)}
            </Muted>
            <PostText text={message.text} />
            <Report kind="workshop-message" subjectId={message.id} name={mentor.name} ownerId={mentor.id} />
          </Stack>
        ))}
      </List>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.border};
`

/** A heading in a narrow card. */
const Heading = styled.h2`
  font-size: ${font.size.lead};
  overflow-wrap: anywhere;
`

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
`
