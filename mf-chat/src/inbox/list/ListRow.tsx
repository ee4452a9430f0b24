import { languageOf, useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden, color, font, motion, radius, space } from '@mentor-connect/ui'
import { BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { dayLabel, timeLabel } from '../../conversations/dates/days'

interface ListRowProps {
  /** Path of the thread. */
  to: string
  isChosen: boolean
  picture: ReactNode
  name: string
  /** The last message, or why there is none. */
  text: string
  /** Time of the last message, ISO 8601. */
  lastAt: string | undefined
  /** Current time by the server's clock, ms since 1970. */
  today: number
  unread: number
  isMuted?: boolean
  /** True if an unread message mentions the reader. */
  isMentioned?: boolean
}

/** A conversation or a room in the list. */
export function ListRow({ to, isChosen, picture, name, text, lastAt, today, ...state }: ListRowProps) {
  const t = useT()
  const { unread, isMuted = false, isMentioned = false } = state
  return (
    <li>
      <Row to={to} aria-current={isChosen || undefined}>
        {picture}
        <Text $unread={unread > 0}>
          <strong lang={languageOf(name)}>{name}</strong>
          <span>{text}</span>
        </Text>
        <Side>
          {lastAt && <LastTime iso={lastAt} today={today} />}
          <Marks>
            {isMuted && <BellOff size={16} role="img" aria-label={t('chat.room.muted')} />}
            {isMentioned && (
              <Mention role="img" aria-label={t('chat.room.mentioned')}>
                @
              </Mention>
            )}
            {unread > 0 && (
              <Badge $quiet={isMuted}>
                <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
                <VisuallyHidden>{t('chat.list.unread', { count: unread })}</VisuallyHidden>
              </Badge>
            )}
          </Marks>
        </Side>
      </Row>
    </li>
  )
}

/** hh:mm for today's messages, the day for older ones. */
function LastTime({ iso, today }: { iso: string; today: number }) {
  const t = useT()
  const locale = useLocale()
  const names = { today: t('chat.day.today'), yesterday: t('chat.day.yesterday') }
  const day = dayLabel(iso, today, locale, names)
  return <time dateTime={iso}>{day === names.today ? timeLabel(iso, locale) : day}</time>
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4.75rem;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.text};
  text-decoration: none;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    background: ${color.primarySoft};
    box-shadow: inset 4px 0 ${color.primary};
  }
`

const Text = styled.span<{ $unread: boolean }>`
  flex: 1;
  display: grid;
  min-width: 0;

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: ${font.weight.semibold};
  }
  span {
    color: ${({ $unread }) => ($unread ? color.text : color.muted)};
    font-weight: ${({ $unread }) => ($unread ? font.weight.medium : font.weight.normal)};
  }
`

const Side = styled.span`
  align-self: stretch;
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[1]};
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Marks = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`

const Mention = styled.span`
  color: ${color.primary};
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
`

const Badge = styled.span<{ $quiet: boolean }>`
  position: relative;
  min-width: 1.625rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $quiet }) => ($quiet ? color.sunken : color.primary)};
  color: ${({ $quiet }) => ($quiet ? color.muted : color.onPrimary)};
  font-weight: ${font.weight.bold};
  line-height: 1.625rem;
  text-align: center;
`
