import type { ChatPerson } from '@mentor-connect/contract/messages/chat'
import { PageTitle } from '@mentor-connect/contract/remote'
import {
  Title,
  VisuallyHidden,
  breakpoint,
  color,
  font,
  lazyPart,
  media,
  space,
  useMedia,
} from '@mentor-connect/ui'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Ringing } from '../conversations/calling/Ringing'
import type { ChatClient } from '../conversations/client/chatClient'
import { partnerOf, type ChatState } from '../conversations/client/chatState'
import { EmptyPane } from './EmptyPane'
import { ContactList } from './list/ContactList'
import { MoreRooms } from './list/MoreRooms'
import { contactsOf } from '../conversations/contacts/contacts'
import { roomEntriesOf } from '../conversations/contacts/roomEntries'
import { MissingPane } from './MissingPane'
import { ThreadPane } from '../conversations/thread/ThreadPane'
import { useChatClient, useChatState } from '../conversations/client/useChat'
import { usePeople } from '../conversations/contacts/usePeople'
import { useRoomTitle } from '../conversations/contacts/useRoomTitle'
import { useChatPaths } from '../conversations/useChatPaths'

/** The list of conversations next to the selected thread; on a phone only one of them. */
export default function ConversationsPage() {
  const client = useChatClient()
  const t = useT()
  if (client) return <Conversations client={client} />
  return (
    <>
      <VisuallyHidden as="h1">{t('chat.title')}</VisuallyHidden>
      <EmptyPane />
    </>
  )
}

function Conversations({ client }: { client: ChatClient }) {
  const t = useT()
  const navigate = useNavigate()
  const paths = useChatPaths()
  const [search] = useSearchParams()
  const { roomId } = useParams()
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const state = useChatState(client)
  const { contacts, rooms, error, retry } = useEntries(client, state)

  const chosenId = roomId === undefined ? search.get('with') : null
  const chosen = contacts?.find(({ id }) => id === chosenId)
  const isMissing = contacts !== undefined && chosenId !== null && !chosen
  const isSingle = isNarrow && ((chosenId !== null && contacts !== undefined) || roomId !== undefined)
  const handleBack = isNarrow ? () => void navigate(paths.list) : undefined
  const chat = { client, state }
  const addressed = Number(search.get('message')) || undefined

  if (state.list.error?.code === 'guardian_consent_needed')
    return (
      <Alone>
        <PageTitle>{t('chat.title')}</PageTitle>
        <GuardianPane learnerId={state.ownId} />
      </Alone>
    )
  return (
    <Panes>
      <PageTitle>{t('chat.title')}</PageTitle>
      <Ringing chat={chat} />
      {isSingle && <VisuallyHidden as="h1">{t('chat.title')}</VisuallyHidden>}
      {!isSingle && (
        <ListSide>
          <Heading>{t('chat.title')}</Heading>
          <ContactList
            contacts={contacts}
            rooms={rooms}
            error={error}
            retry={retry}
            chosenId={roomId ?? chosen?.id}
            clockAhead={state.clockAhead}
            client={client}
          >
            <MoreRooms chat={chat} />
          </ContactList>
        </ListSide>
      )}
      {roomId !== undefined && (
        <RoomPane key={roomId} roomId={roomId} chat={chat} onBack={handleBack} addressed={addressed} />
      )}
      {chosen && (
        <ThreadPane key={chosen.id} contact={chosen} chat={chat} onBack={handleBack} addressed={addressed} />
      )}
      {isMissing && <MissingPane key={chosenId} personId={chosenId} client={client} onBack={handleBack} />}
      {roomId === undefined && !chosen && !isMissing && !isNarrow && <EmptyPane />}
    </Panes>
  )
}

/** The entries of the list. `contacts` is undefined until conversations and names are loaded. */
function useEntries(client: ChatClient, state: ChatState) {
  const t = useT()
  const titleOf = useRoomTitle()
  const conversations = Object.values(state.conversations)
  const authors = Object.values(state.rooms).flatMap(({ lastMessage }) => lastMessage?.senderId ?? [])
  const partners = conversations.map((one) => partnerOf(one, state.ownId))
  const { people, error, retry } = usePeople([...partners, ...authors])
  const isListed = state.list.load === 'ready' || conversations.length > 0
  const areNamed = people !== undefined || partners.length + authors.length === 0
  const known = people ?? new Map<string, ChatPerson>()
  return {
    contacts: isListed && areNamed ? contactsOf(state, known, t('chat.person.unknown')) : undefined,
    rooms: roomEntriesOf(state, known, titleOf),
    error: state.list.error ?? error,
    retry: () => {
      if (state.list.load === 'failed') void client.loadList()
      retry()
    },
  }
}

const RoomPane = lazyPart(
  () =>
    import(/* webpackChunkName: "room" */ '../conversations/thread/room/RoomPane').then(
      (part) => part.RoomPane,
    ),
  <EmptyPane />,
)

const GuardianPane = lazyPart(() =>
  import(/* webpackChunkName: "guardian" */ './guardian/GuardianPane').then((part) => part.GuardianPane),
)

const Alone = styled.div`
  max-width: 40rem;
  padding: ${space[6]} ${space[4]};
  margin-inline: auto;
`

/** Height of the frame's header on a phone; its tab bar states its own. */
const HEADER = '4rem'

const Panes = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: calc(100dvh - ${HEADER} - var(--mc-tab-bar, 0px));
  min-height: 20rem;
  margin-bottom: -${space[8]};

  ${media.tabletUp} {
    grid-template-columns: clamp(16rem, 34%, 24rem) minmax(0, 1fr);
    height: 100dvh;
  }
  ${media.low} {
    height: 100dvh;
  }
`

const ListSide = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-height: 0;
  padding: ${space[4]};

  ${media.tabletUp} {
    padding: ${space[6]} ${space[4]} ${space[3]};
    border-inline-end: 1px solid ${color.border};
    background: ${color.surface};
  }
`

const Heading = styled(Title)`
  font-size: ${font.size.h2};
`
