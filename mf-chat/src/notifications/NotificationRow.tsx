import { useSession } from '@mentor-connect/contract/auth'
import type { Notification } from '@mentor-connect/contract/messages/notifications'
import { definitionOf, isKnownKind, notificationText } from '@mentor-connect/contract/notifications/kinds'
import type { NotificationIcon } from '@mentor-connect/contract/notifications/notificationKind'
import { VisuallyHidden, color, font, radius, space } from '@mentor-connect/ui'
import {
  Award,
  Bell,
  BookOpen,
  Briefcase,
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
import { useFormats, useLocale } from '@mentor-connect/i18n'
import { useT } from '../messages/useT'
import { useReading } from './useNotifications'

const ICONS: Record<NotificationIcon, LucideIcon> = {
  award: Award,
  'book-open': BookOpen,
  briefcase: Briefcase,
  'calendar-check': CalendarCheck,
  'calendar-clock': CalendarClock,
  'calendar-x': CalendarX,
  'circle-check-big': CircleCheckBig,
  'circle-pause': CirclePause,
  'circle-x': CircleX,
  eye: Eye,
  'eye-off': EyeOff,
  flag: Flag,
  handshake: Handshake,
  hourglass: Hourglass,
  'message-circle': MessageCircle,
  'message-circle-question-mark': MessageCircleQuestionMark,
  'message-circle-reply': MessageCircleReply,
  'notebook-pen': NotebookPen,
  'pencil-line': PencilLine,
  'shield-alert': ShieldAlert,
  'shield-check': ShieldCheck,
  star: Star,
  target: Target,
  'undo-2': Undo2,
  'user-check': UserCheck,
  'user-x': UserX,
}

/** An entry that links to its subject. Following the link marks the entry as read. */
export function NotificationRow({ userId, entry }: { userId: string; entry: Notification }) {
  const t = useT()
  const { dateTime } = useFormats()
  const locale = useLocale()
  const { session } = useSession()
  const read = useReading(userId)
  const { _id, kind, subject, at, isRead } = entry
  const definition = isKnownKind(kind) ? definitionOf(kind) : undefined
  const Icon = definition ? ICONS[definition.icon] : Bell
  return (
    <Row
      to={definition?.page(session.role === 'mentor' ? 'mentor' : 'user', subject) ?? ''}
      $unread={!isRead}
      onClick={() => void (isRead || read({ ids: [_id] }))}
    >
      <Icon size={22} aria-hidden />
      <Words>
        {!isRead && <VisuallyHidden>{t('chat.notifications.new')} </VisuallyHidden>}
        {notificationText(entry, locale)}
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
