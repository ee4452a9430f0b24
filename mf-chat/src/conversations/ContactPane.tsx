import { fileUrl } from '@mentor-connect/shared/api'
import {
  Avatar,
  IconButton,
  Notice,
  SectionTitle,
  Small,
  Stack,
  color,
  radius,
  space,
} from '@mentor-connect/shared/ui'
import { ArrowLeft } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { Contact } from './contacts'

interface ContactPaneProps {
  contact: Contact
  /** There when the list is not beside it. */
  onBack: (() => void) | undefined
}

/** Who is chosen, and what was said last. */
export function ContactPane({ contact, onBack }: ContactPaneProps) {
  const t = useT()
  return (
    <section aria-labelledby="contact-name">
      <Head>
        {onBack && (
          <IconButton aria-label={t('chat.pane.back')} onClick={onBack}>
            <ArrowLeft size={24} aria-hidden />
          </IconButton>
        )}
        <Avatar name={contact.name} src={contact.profile && fileUrl(contact.profile)} size={48} />
        <SectionTitle id="contact-name">{contact.name}</SectionTitle>
      </Head>
      <Body $gap={5}>
        {contact.lastMessage && (
          <figure>
            <Small as="figcaption">{t('chat.pane.lastMessage')}</Small>
            <Bubble>{contact.lastMessage}</Bubble>
          </figure>
        )}
        <Notice>{t('chat.pane.notYet')}</Notice>
      </Body>
    </section>
  )
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 4.5rem;
  padding: ${space[3]} ${space[5]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`

const Body = styled(Stack)`
  padding: ${space[5]};

  figure {
    margin: 0;
  }
`

const Bubble = styled.blockquote`
  width: fit-content;
  max-width: 32rem;
  margin: ${space[1]} 0 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`
