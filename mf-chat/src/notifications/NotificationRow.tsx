import { useSession } from '@mentor-connect/contract/auth'
import type { Notification } from '@mentor-connect/contract/api/notifications'
import type { NotificationKind } from '@mentor-connect/contract/rules/notifications'
import { VisuallyHidden, color, font, radius, space } from '@mentor-connect/ui'
import {
  Award,
  Bell,
  BookOpen,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleCheckBig,
  CirclePause,
  CircleX,
  Eye,
  EyeOff,
  Flag,
  Handshake,
  Hourglass,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageCircleReply,
  NotebookPen,
  PencilLine,
  ShieldAlert,
  ShieldCheck,
  Star,
  Undo2,
  UserCheck,
  Target,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { isKnown, notificationPage } from './notificationPage'
import { useFormats } from '@mentor-connect/i18n'
import { useReading } from './useNotifications'

const ICONS: Record<NotificationKind, LucideIcon> = {
  message: MessageCircle,
  enrolment: BookOpen,
  review: Star,
  'work-sent': PencilLine,
  'work-approved': CircleCheckBig,
  'work-returned': PencilLine,
  'question-asked': MessageCircleQuestionMark,
  'question-answered': MessageCircleReply,
  'plan-changed': Target,
  'session-booked': CalendarCheck,
  'session-moved': CalendarClock,
  'session-cancelled': CalendarX,
  'session-soon': CalendarClock,
  'session-notes': NotebookPen,
  'session-feedback': Star,
  'session-absence': UserX,
  'mentorship-requested': Handshake,
  'mentorship-asked': MessageCircleQuestionMark,
  'mentorship-answered': MessageCircleReply,
  'mentorship-accepted': Handshake,
  'mentorship-declined': CircleX,
  'mentorship-withdrawn': Undo2,
  'mentorship-confirmed': Handshake,
  'mentorship-waiting': Hourglass,
  'mentorship-expired': CircleX,
  'mentorship-lapsed': CircleX,
  'mentorship-proposed': CircleCheckBig,
  'mentorship-continued': Handshake,
  'mentorship-completed': CircleCheckBig,
  'mentorship-ended': CircleX,
  'mentorship-cancelled': CircleX,
  'requests-paused': CirclePause,
  'mentor-away': CirclePause,
  'workshop-moved': CalendarClock,
  'workshop-cancelled': CalendarX,
  'workshop-seat': CalendarCheck,
  'workshop-soon': CalendarClock,
  'workshop-message': MessageCircle,
  'mentor-review': Star,
  'mentor-review-reply': MessageCircleReply,
  'mentor-review-hidden': EyeOff,
  'mentor-review-shown': Eye,
  'work-hidden': EyeOff,
  'work-shown': Eye,
  'work-comment-hidden': EyeOff,
  'work-comment-shown': Eye,
  'workshop-hidden': EyeOff,
  'workshop-shown': Eye,
  'certificate-issued': Award,
  'certificate-revoked': Award,
  'mentor-approved': UserCheck,
  'mentor-rejected': UserCheck,
  'mentor-asked': UserCheck,
  'course-domains-changed': BookOpen,
  'sanction-imposed': ShieldAlert,
  'sanction-lifted': ShieldCheck,
  'report-decided': Flag,
  'appeal-decided': ShieldCheck,
  'consent-verified': ShieldCheck,
  'consent-refused': ShieldAlert,
  'consent-withdrawn': ShieldAlert,
}

/** An entry, which leads to what it is about and is read then. */
export function NotificationRow({ userId, entry }: { userId: string; entry: Notification }) {
  const t = useT()
  const { dateTime } = useFormats()
  const { session } = useSession()
  const read = useReading(userId)
  const { _id, kind, subject, count, name, at, isRead } = entry
  const Icon = isKnown(kind) ? ICONS[kind] : Bell
  const text = t(`chat.notifications.kind.${isKnown(kind) ? kind : 'other'}`, {
    count,
    name: name ?? t('chat.notifications.deleted'),
  })
  return (
    <Row
      to={notificationPage(kind, session.role === 'mentor' ? 'mentor' : 'user', subject)}
      $unread={!isRead}
      onClick={() => void (isRead || read({ ids: [_id] }))}
    >
      <Icon size={22} aria-hidden />
      <Words>
        {!isRead && <VisuallyHidden>{t('chat.notifications.new')} </VisuallyHidden>}
        {text}
      </Words>
      <time dateTime={at}>{dateTime(at)}</time>
    </Row>
  )
}

const Row = styled(Link)<{ $unread: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  align-items: center;
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-inline-start: 4px solid ${({ $unread }) => ($unread ? color.primary : color.border)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font-weight: ${({ $unread }) => ($unread ? font.weight.semibold : font.weight.normal)};
  text-decoration: none;

  &:hover span {
    text-decoration: underline;
  }
  time {
    grid-column: 2;
    color: ${color.muted};
    font-size: ${font.size.small};
    font-weight: ${font.weight.normal};
  }
`

const Words = styled.span`
  overflow-wrap: anywhere;
`
