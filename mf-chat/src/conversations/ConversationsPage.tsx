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
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { ChatClient } from './client/chatClient'
import { partnerOf } from './client/chatState'
import { EmptyPane } from './EmptyPane'
import { ContactList } from './list/ContactList'
import { contactsOf } from './contacts/contacts'
import { MissingPane } from './MissingPane'
import { ThreadPane } from './thread/ThreadPane'
import { useChatClient, useChatState } from './client/useChat'
import { usePeople } from './contacts/usePeople'

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
  const [search, setSearch] = useSearchParams()
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const state = useChatState(client)
  const conversations = Object.values(state.conversations)
  const { people, error, retry } = usePeople(conversations.map((one) => partnerOf(one, state.ownId)))

  const isListed = state.list.load === 'ready' || conversations.length > 0
  const areNamed = people !== undefined || conversations.length === 0
  const contacts =
    isListed && areNamed ? contactsOf(state, people ?? new Map(), t('chat.person.unknown')) : undefined
  const chosenId = search.get('with')
  const chosen = contacts?.find(({ id }) => id === chosenId)
  const isMissing = contacts !== undefined && chosenId !== null && !chosen
  const isSingle = isNarrow && chosenId !== null && contacts !== undefined
  const handleBack = isNarrow ? () => setSearch({}) : undefined
  const handleRetry = () => {
    if (state.list.load === 'failed') void client.loadList()
    retry()
  }

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
      {isSingle && <VisuallyHidden as="h1">{t('chat.title')}</VisuallyHidden>}
      {!isSingle && (
        <ListSide>
          <Heading>{t('chat.title')}</Heading>
          <ContactList
            contacts={contacts}
            error={state.list.error ?? error}
            retry={handleRetry}
            chosenId={chosen?.id}
            clockAhead={state.clockAhead}
            client={client}
          />
        </ListSide>
      )}
      {chosen && (
        <ThreadPane
          key={chosen.id}
          contact={chosen}
          chat={{ client, state }}
          onBack={handleBack}
          addressed={Number(search.get('message')) || undefined}
        />
      )}
      {isMissing && <MissingPane key={chosenId} personId={chosenId} client={client} onBack={handleBack} />}
      {!chosen && !isMissing && !isNarrow && <EmptyPane />}
    </Panes>
  )
}

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
    grid-template-columns: clamp(17rem, 34%, 24rem) minmax(0, 1fr);
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
