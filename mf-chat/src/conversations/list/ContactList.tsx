import type { ApiFailure } from '@mentor-connect/api'
import { Field, LoadFailed, Skeleton, Stack, VisuallyHidden, space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useToday } from '../dates/useToday'
import type { ChatClient } from '../client/chatClient'
import { MessageResults } from './search/MessageResults'
import { ContactRow } from './ContactRow'
import { matchingContacts, type Contact } from '../contacts/contacts'
import { NoConversations } from './NoConversations'

const PLACEHOLDERS = 4

interface ContactListProps {
  contacts: Contact[] | undefined
  error: ApiFailure | undefined
  retry: () => void
  chosenId: string | undefined
  clockAhead: number
  client: ChatClient
}

/** The conversations, filtered by name, and the messages that contain the words. */
export function ContactList({ contacts, error, retry, chosenId, clockAhead, client }: ContactListProps) {
  const t = useT()
  const today = useToday(clockAhead)
  const [text, setText] = useState('')

  if (!contacts && error) return <LoadFailed error={error} onRetry={retry} />
  if (!contacts) return <ContactSkeletons />
  const shown = matchingContacts(contacts, text)
  return (
    <>
      <Field
        label={t('chat.list.label')}
        placeholder={t('chat.list.search')}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Scroller>
        {shown.length === 0 && <NoConversations isSearch={contacts.length > 0} />}
        <List>
          {shown.map((contact) => (
            <ContactRow key={contact.id} contact={contact} isChosen={contact.id === chosenId} today={today} />
          ))}
        </List>
        <MessageResults client={client} contacts={contacts} text={text} today={today} />
      </Scroller>
    </>
  )
}

function ContactSkeletons() {
  const t = useT()
  return (
    <Stack role="status" $gap={3}>
      <VisuallyHidden>{t('chat.list.loading')}</VisuallyHidden>
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
