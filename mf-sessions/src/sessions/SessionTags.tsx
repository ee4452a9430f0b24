import type { Meeting } from '@mentor-connect/contract/api/meetings'
import { Row, Tag } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

/** What became of a session, and what is left to do. */
export function SessionTags({ meeting: { state, outcome, todo } }: { meeting: Meeting }) {
  const t = useT()
  const isAbsent = outcome !== undefined && outcome !== 'held'
  if (state !== 'cancelled' && !isAbsent && !todo) return null
  return (
    <Row $gap={2}>
      {state === 'cancelled' && <Tag $tone="neutral">{t('sessions.cancelled')}</Tag>}
      {isAbsent && <Tag $tone="neutral">{t(`sessions.outcome.${outcome}`)}</Tag>}
      {todo?.feedback && <Tag $tone="accent">{t('sessions.todo.feedback')}</Tag>}
      {todo && todo.items > 0 && <Tag>{t('sessions.todo.items', { count: todo.items })}</Tag>}
    </Row>
  )
}
