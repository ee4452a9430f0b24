import { PageTitle } from '@mentor-connect/shared/remote'
import { Title, VisuallyHidden, breakpoint, color, space, useMedia } from '@mentor-connect/shared/ui'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ContactList } from './ContactList'
import { ContactPane } from './ContactPane'
import { EmptyPane } from './EmptyPane'
import { useContacts } from './useContacts'

/** The list, and beside it who is chosen; on a phone one of the two. */
export default function ConversationsPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const isNarrow = useMedia(`(max-width: ${breakpoint.mobile - 1}px)`)
  const state = useContacts()
  const chosen = state.contacts?.find(({ id }) => id === search.get('with'))

  return (
    <Panes>
      <PageTitle>{t('chat.title')}</PageTitle>
      {isNarrow && chosen && <VisuallyHidden as="h1">{t('chat.title')}</VisuallyHidden>}
      {(!isNarrow || !chosen) && (
        <ListSide>
          <Title>{t('chat.title')}</Title>
          <ContactList {...state} chosenId={chosen?.id} />
        </ListSide>
      )}
      {chosen && <ContactPane contact={chosen} onBack={isNarrow ? () => setSearch({}) : undefined} />}
      {!chosen && !isNarrow && <EmptyPane />}
    </Panes>
  )
}

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: ${breakpoint.mobile}px) {
    grid-template-columns: clamp(15rem, 34%, 24rem) minmax(0, 1fr);
    min-height: 100dvh;
    margin-bottom: -${space[8]};
  }
`

const ListSide = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  padding: ${space[5]} ${space[4]};

  @media (min-width: ${breakpoint.mobile}px) {
    padding: ${space[8]} ${space[5]};
    border-inline-end: 1px solid ${color.border};
    background: ${color.surface};
  }
`
