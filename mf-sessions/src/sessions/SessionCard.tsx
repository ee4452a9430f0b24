import { fileUrl } from '@mentor-connect/api'
import type { Meeting } from '@mentor-connect/contract/api/meetings'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, CoverLink, EntryCard, EntryWords, Small, color, font } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { SessionTags } from './SessionTags'
import { useWhen } from './useWhen'

/** One session in the list; all of it leads to its page. */
export function SessionCard({ meeting, to }: { meeting: Meeting; to: string }) {
  const { span } = useWhen()
  const { partner, title } = meeting
  return (
    <EntryCard as="li" $padding={5}>
      <Avatar name={partner.name} src={partner.profile && fileUrl(partner.profile)} size={44} />
      <EntryWords>
        <Name to={to}>{span(meeting)}</Name>
        <span>
          <span lang={languageOf(title)}>{title}</span>
          <Small> · {partner.name}</Small>
        </span>
        <SessionTags meeting={meeting} />
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </EntryCard>
  )
}

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`
