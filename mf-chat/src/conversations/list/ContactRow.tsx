import { fileUrl } from '@mentor-connect/shared/api'
import { Avatar, color, font, motion, radius, space } from '@mentor-connect/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import type { Contact } from './contacts'

export function ContactRow({ contact, isChosen }: { contact: Contact; isChosen: boolean }) {
  const t = useT()
  return (
    <li>
      <Row to={{ search: `?with=${contact.id}` }} aria-current={isChosen || undefined}>
        <Avatar name={contact.name} src={contact.profile && fileUrl(contact.profile)} size={48} />
        <Text>
          <strong>{contact.name}</strong>
          <span>{contact.lastMessage ?? t('chat.list.noMessage')}</span>
        </Text>
      </Row>
    </li>
  )
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]};
  border-inline-start: 4px solid transparent;
  border-radius: ${radius.medium};
  color: ${color.text};
  text-decoration: none;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.sunken};
  }
  &[aria-current] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
`

const Text = styled.span`
  display: grid;
  min-width: 0;

  strong {
    font-weight: ${font.weight.semibold};
  }
  span {
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
