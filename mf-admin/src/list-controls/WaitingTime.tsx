import { INTL_TAGS, useFormats, useLocale } from '@mentor-connect/i18n'
import { Row, Tag } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { ageOf } from './age'
import { isOverdue, type Limited } from './isOverdue'

interface WaitingTimeProps {
  since: string
  kind: Limited
}

/** How long something has waited, marked if that is too long. */
export function WaitingTime({ since, kind }: WaitingTimeProps) {
  const t = useT()
  const tag = INTL_TAGS[useLocale()]
  const { dateTime } = useFormats()
  const [now] = useState(() => Date.now())
  return (
    <Row $gap={2}>
      <time dateTime={since} title={dateTime(since)}>
        {ageOf(now - Date.parse(since), tag)}
      </time>
      {isOverdue(kind, since, now) && <Tag $tone="accent">{t('admin.waiting.overdue')}</Tag>}
    </Row>
  )
}
