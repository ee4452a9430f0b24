import { fileUrl } from '@mentor-connect/api'
import type { Meeting } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, CoverLink, EntryCard, EntryWords, Small, color, font, Row, Tag } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useWhen } from './useWhen'

/** One session in a list. The whole card links to its page. */
export function SessionCard({ meeting, to }: { meeting: Meeting; to: string }) {
  const t = useT()
  const { span } = useWhen()
  const { partner, title, series } = meeting
  return (
    <EntryCard as="li" $padding={5}>
      <Avatar name={partner.name} src={partner.profile && fileUrl(partner.profile)} size={44} />
      <EntryWords>
        <Name to={to}>{span(meeting)}</Name>
        <span>
          <span lang={languageOf(title)}>{title}</span>
          <Small>
            {' · '}
            {partner.name}
            {series && ` · ${t('sessions.list.series', { number: series.number, of: series.of })}`}
          </Small>
        </span>
        <SessionTags meeting={meeting} />
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </EntryCard>
  )
}

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`

/** Tags for the outcome of a session and for the tasks that are still open. */
function SessionTags({ meeting: { state, outcome, todo, isInConflict } }: { meeting: Meeting }) {
  const t = useT()
  const isAbsent = outcome !== undefined && outcome !== 'held'
  if (state !== 'cancelled' && !isAbsent && !todo && !isInConflict) return null
  return (
    <Row $gap={2}>
      {state === 'cancelled' && <Tag $tone="neutral">{t('sessions.cancelled')}</Tag>}
      {isAbsent && <Tag $tone="neutral">{t(`sessions.outcome.${outcome}`)}</Tag>}
      {isInConflict && <Tag $tone="accent">{t('sessions.inConflict')}</Tag>}
      {todo?.feedback && <Tag $tone="accent">{t('sessions.todo.feedback')}</Tag>}
      {todo && todo.items > 0 && <Tag>{t('sessions.todo.items', { count: todo.items })}</Tag>}
    </Row>
  )
}
