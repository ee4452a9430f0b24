import { fileUrl } from '@mentor-connect/api'
import type { Meeting } from '@mentor-connect/contract/api/meetings'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Card, Small, color, space } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { SessionTags } from './SessionTags'
import { useWhen } from './useWhen'

/** One session in the list; all of it leads to its page. */
export function SessionCard({ meeting, to }: { meeting: Meeting; to: string }) {
  const { span } = useWhen()
  const { partner, title } = meeting
  return (
    <Entry as="li" $padding={5}>
      <Avatar name={partner.name} src={partner.profile && fileUrl(partner.profile)} size={44} />
      <Words>
        <Name to={to}>{span(meeting)}</Name>
        <span>
          <span lang={languageOf(title)}>{title}</span>
          <Small> · {partner.name}</Small>
        </span>
        <SessionTags meeting={meeting} />
      </Words>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </Entry>
  )
}

const Entry = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};
`

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  overflow-wrap: anywhere;
`

const Name = styled(Link)`
  font-weight: 600;

  /* Makes the whole card clickable. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`
