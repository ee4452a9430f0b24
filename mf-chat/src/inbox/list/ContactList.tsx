import type { ApiFailure } from '@mentor-connect/api'
import { Field, LoadFailed, Row, Skeleton, Stack, ToggleChip, lazyPart, space } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useToday } from '../../conversations/dates/useToday'
import type { ChatClient } from '../../conversations/client/chatClient'
import { ContactRow } from './ContactRow'
import { matchingContacts, type Contact } from '../../conversations/contacts/contacts'
import { byLastMessage, type RoomEntry } from '../../conversations/contacts/roomEntries'
import { NoConversations } from './NoConversations'
import { RoomRow } from './RoomRow'

const PLACEHOLDERS = 4

const FILTERS = ['all', 'people', 'rooms'] as const
type Filter = (typeof FILTERS)[number]

interface ContactListProps {
  contacts: Contact[] | undefined
  rooms: RoomEntry[]
  error: ApiFailure | undefined
  retry: () => void
  /** Id of the chosen person or room. */
  chosenId: string | undefined
  clockAhead: number
  client: ChatClient
  /** Shown below the list, such as a button for more rooms. */
  children?: ReactNode
}

/** The conversations and rooms, filtered by kind and name, and the messages that contain the words. */
export function ContactList(props: ContactListProps) {
  const { contacts, rooms, error, retry, chosenId, clockAhead, client, children } = props
  const t = useT()
  const today = useToday(clockAhead)
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<Filter>('all')

  if (!contacts && error) return <LoadFailed error={error} onRetry={retry} />
  if (!contacts) return <ContactSkeletons />
  const ofKind = [...(filter === 'rooms' ? [] : contacts), ...(filter === 'people' ? [] : rooms)]
  const shown = matchingContacts(ofKind, text).sort(byLastMessage)
  return (
    <>
      <Field
        label={t('chat.list.label')}
        placeholder={t('chat.list.search')}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Row role="group" aria-label={t('chat.list.filter')} $gap={2}>
        {FILTERS.map((one) => (
          <ToggleChip key={one} isChosen={one === filter} onClick={() => setFilter(one)}>
            {t(`chat.list.filter.${one}`)}
          </ToggleChip>
        ))}
      </Row>
      <Scroller>
        {shown.length === 0 && <NoConversations isSearch={ofKind.length > 0} isRooms={filter === 'rooms'} />}
        <List>
          {shown.map((entry) =>
            isRoom(entry) ? (
              <RoomRow key={entry.id} room={entry} isChosen={entry.id === chosenId} today={today} />
            ) : (
              <ContactRow key={entry.id} contact={entry} isChosen={entry.id === chosenId} today={today} />
            ),
          )}
        </List>
        {filter !== 'people' && children}
        {text !== '' && filter !== 'rooms' && (
          <MessageResults client={client} contacts={contacts} text={text} today={today} />
        )}
      </Scroller>
    </>
  )
}

const isRoom = (entry: Contact | RoomEntry): entry is RoomEntry => !('conversationId' in entry)

const MessageResults = lazyPart(() =>
  import(/* webpackChunkName: "message-search" */ './search/MessageResults').then(
    (part) => part.MessageResults,
  ),
)

function ContactSkeletons() {
  return (
    <Stack $gap={3}>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Skeleton key={index} $height="4rem" />
      ))}
    </Stack>
  )
}

/** Negative margins compensate for the rows' padding, so that their content lines up with the heading. */
const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding-block: ${space[1]};
  margin: -${space[1]} -${space[3]};
  overflow-y: auto;
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`
