import { WAITING_LIMIT_HOURS } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { INTL_TAGS, useFormats, useLocale } from '@mentor-connect/i18n'
import { Row, Tag } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from '../messages/useT'
import { ageOf } from './age'

interface WaitingTimeProps {
  since: string
  kind: keyof typeof WAITING_LIMIT_HOURS
}

/** The time that something has waited, highlighted if it is too long. */
export function WaitingTime({ since, kind }: WaitingTimeProps) {
  const t = useT()
  const tag = INTL_TAGS[useLocale()]
  const { dateTime } = useFormats()
  const [now] = useState(() => Date.now())
  const waited = now - Date.parse(since)
  return (
    <Row $gap={2}>
      <time dateTime={since} title={dateTime(since)}>
        {ageOf(waited, tag)}
      </time>
      {waited > WAITING_LIMIT_HOURS[kind] * HOUR_MS && <Tag $tone="accent">{t('admin.waiting.overdue')}</Tag>}
    </Row>
  )
}
