import { fileUrl } from '@mentor-connect/api'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden, color, font, motion, radius, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PresenceAvatar } from '../contacts/PresenceAvatar'
import { useT } from '../../messages/useT'
import { dayLabel, timeLabel } from '../dates/days'
import type { Contact } from '../contacts/contacts'

interface ContactRowProps {
  contact: Contact
  isChosen: boolean
  /** Current time by the server's clock, ms since 1970. */
  today: number
}

export function ContactRow({ contact, isChosen, today }: ContactRowProps) {
  const t = useT()
  const last = useLastText(contact)
  return (
    <li>
      <Row to={{ search: `?with=${contact.id}` }} aria-current={isChosen || undefined}>
        <PresenceAvatar
          name={contact.name}
          src={contact.profile && fileUrl(contact.profile)}
          isOnline={contact.isOnline}
        />
        <Text $unread={contact.unread > 0}>
          <strong lang={languageOf(contact.name)}>{contact.name}</strong>
          <span>{last}</span>
        </Text>
        <Side>
          {contact.lastAt && <LastTime iso={contact.lastAt} today={today} />}
          {contact.unread > 0 && (
            <Badge>
              <span aria-hidden>{contact.unread > 99 ? '99+' : contact.unread}</span>
              <VisuallyHidden>{t('chat.list.unread', { count: contact.unread })}</VisuallyHidden>
            </Badge>
          )}
        </Side>
      </Row>
    </li>
  )
}

function useLastText({ lastMessage, isLastDeleted, isLastOwn }: Contact): string {
  const t = useT()
  if (isLastDeleted) return t(isLastOwn ? 'chat.message.deletedOwn' : 'chat.message.deleted')
  const text = lastMessage ?? t('chat.list.noMessage')
  return isLastOwn ? t('chat.list.own', { message: text }) : text
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

const Badge = styled.span`
  position: relative;
  min-width: 1.625rem;
  padding: 0 ${space[2]};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: ${font.weight.bold};
  line-height: 1.625rem;
  text-align: center;
`
