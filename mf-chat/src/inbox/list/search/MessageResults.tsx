import type { FoundInRoom } from '@mentor-connect/contract/messages/chat'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Button, LoadFailed, Muted, SectionTitle, color, font, radius, space } from '@mentor-connect/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { ChatClient } from '../../../conversations/client/chatClient'
import type { Contact } from '../../../conversations/contacts/contacts'
import { dayLabel } from '../../../conversations/dates/days'
import { useChatPaths } from '../../../conversations/useChatPaths'
import { markWords } from './markWords'
import { useRoomTitle } from '../../../conversations/contacts/useRoomTitle'
import { useMessageSearch, type FoundInThread } from './useMessageSearch'

interface MessageResultsProps {
  client: ChatClient
  contacts: Contact[]
  /** The text in the search field. */
  text: string
  /** Current time by the server's clock, ms since 1970. */
  today: number
}

/** The reader's messages that contain the searched words, newest first. */
export function MessageResults({ client, contacts, text, today }: MessageResultsProps) {
  const t = useT()
  const titleOf = useRoomTitle()
  const search = useMessageSearch(client, text)
  const status = useRef<HTMLParagraphElement>(null)
  if (!search) return null
  const { found, state, next, error } = search
  const nameOf = (personId: string) =>
    contacts.find(({ id }) => id === personId)?.name ?? t('chat.person.unknown')
  const roomName = ({ roomId, title }: FoundInRoom) => {
    const room = client.get().rooms[roomId]
    return room ? titleOf(room) : title
  }
  const more = () => {
    // The button disappears, so the focus moves to the status of the search.
    status.current?.focus()
    search.more()
  }
  return (
    <Results aria-labelledby="chat-found">
      <SectionTitle id="chat-found" as="h2">
        {t('chat.search.title')}
      </SectionTitle>
      <List>
        {found.map((one) => (
          <FoundRow
            key={one.message._id}
            found={one}
            name={'roomId' in one ? roomName(one) : nameOf(one.partnerId)}
            text={text}
            today={today}
          />
        ))}
      </List>
      <Muted ref={status} role="status" tabIndex={-1}>
        {state === 'loading' && t('chat.search.loading')}
        {state === 'ready' && found.length === 0 && t('chat.search.none')}
      </Muted>
      {state === 'failed' && <LoadFailed error={error!} onRetry={more} />}
      {state === 'ready' && next !== undefined && (
        <Button $variant="secondary" $small onClick={more}>
          {t('chat.search.more')}
        </Button>
      )}
    </Results>
  )
}

interface FoundRowProps {
  found: FoundInThread
  name: string
  text: string
  today: number
}

function FoundRow({ found, name, text, today }: FoundRowProps) {
  const t = useT()
  const locale = useLocale()
  const { conversation, room } = useChatPaths()
  const { message } = found
  const path =
    'roomId' in found
      ? `${room(found.roomId)}?message=${message.seq}`
      : `${conversation(found.partnerId)}&message=${message.seq}`
  const names = { today: t('chat.day.today'), yesterday: t('chat.day.yesterday') }
  return (
    <li>
      <Row to={path}>
        <Facts>
          <strong lang={languageOf(name)}>{name}</strong>
          <time dateTime={message.timestamp}>{dayLabel(message.timestamp, today, locale, names)}</time>
        </Facts>
        <Text dir="auto" lang={languageOf(message.message)}>
          {markWords(message.message, text).map((part, index) =>
            part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
          )}
        </Text>
      </Row>
    </li>
  )
}

const Results = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]} ${space[3]};
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin-inline: -${space[3]};
`

const Row = styled(Link)`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.text};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const Facts = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space[2]};
  font-size: ${font.size.small};

  time {
    flex: none;
    color: ${color.muted};
  }
`

const Text = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  mark {
    border-radius: ${radius.small};
    background: ${color.primarySoft};
    color: ${color.text};
    font-weight: ${font.weight.semibold};
  }
`
