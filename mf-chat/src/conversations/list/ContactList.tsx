import type { ApiFailure } from '@mentor-connect/shared/api'
import {
  Empty,
  Field,
  LoadFailed,
  Skeleton,
  Stack,
  VisuallyHidden,
  color,
  space,
} from '@mentor-connect/shared/ui'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ContactRow } from './ContactRow'
import { matchingContacts, type Contact } from './contacts'

const PLACEHOLDERS = 4

interface ContactListProps {
  contacts: Contact[] | undefined
  error: ApiFailure | undefined
  retry: () => void
  chosenId: string | undefined
}

/** The conversations, narrowed by a search for a name. */
export function ContactList({ contacts, error, retry, chosenId }: ContactListProps) {
  const t = useT()
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
      <div>
        {shown.length === 0 && (
          <Empty
            title={t('chat.list.empty')}
            picture={<MessageCircle size={40} color={color.muted} aria-hidden />}
          />
        )}
        <List>
          {shown.map((contact) => (
            <ContactRow key={contact.id} contact={contact} isChosen={contact.id === chosenId} />
          ))}
        </List>
      </div>
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

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
`
