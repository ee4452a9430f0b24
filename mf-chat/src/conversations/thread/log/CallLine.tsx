import type { CallRecord } from '@mentor-connect/contract/messages/callRecord'
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden } from '@mentor-connect/ui'
import { Phone, PhoneMissed } from 'lucide-react'
import { useT } from '../../../messages/useT'
import type { ThreadMessage } from '../../client/chatState'
import { timeLabel } from '../../dates/days'
import { NoticeText } from './NoticeLine'

interface CallLineProps {
  message: ThreadMessage
  call: CallRecord
  isOwn: boolean
  /** Name of the other person. */
  name: string
}

/** A call that has ended: who called, whether it was answered, and how long it took. */
export function CallLine({ message, call, isOwn, name }: CallLineProps) {
  const t = useT()
  const locale = useLocale()
  const { duration } = useFormats()
  const { outcome, seconds, startedAt, sessionId } = call
  const length = seconds === undefined ? '' : duration(seconds)
  const text =
    outcome === 'answered'
      ? t(sessionId ? 'chat.calls.sessionLine' : 'chat.calls.answeredLine', { length })
      : t(`chat.calls.${outcome}${isOwn ? 'Own' : ''}Line`, { name })
  const Icon = outcome === 'answered' ? Phone : PhoneMissed
  return (
    <NoticeText data-seq={message.seq} tabIndex={-1}>
      <span>
        <Icon size={16} aria-hidden />{' '}
        <VisuallyHidden>{isOwn ? t('chat.message.you') : name}: </VisuallyHidden>
        {text} <time dateTime={startedAt}>{timeLabel(startedAt, locale)}</time>
      </span>
    </NoticeText>
  )
}
