import { fileUrl } from '@mentor-connect/api'
import type { Mentorship } from '@mentor-connect/contract/mentoring/mentorships'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, CoverLink, EntryCard, EntryWords, Row, Tag, color, font } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useSide } from '../useSide'
import { useStatusText } from './useStatusText'
import { useTopicName } from '../useTopicName'

/** One mentorship in a list. The whole card links to its page. */
export function MentorshipCard({ mentorship }: { mentorship: Mentorship }) {
  const topicName = useTopicName()
  const statusText = useStatusText()
  const { side, mentorship: pageOf } = useSide()
  const { id, partner, topic, goal, waitsFor } = mentorship
  return (
    <Entry as="li" $padding={5}>
      <Avatar name={partner.name} src={partner.profile && fileUrl(partner.profile)} size={48} />
      <EntryWords>
        <Row $gap={2}>
          <Name to={pageOf(id)} lang={languageOf(partner.name)}>
            {partner.name}
          </Name>
          <Tag $tone="neutral">{topicName(topic)}</Tag>
        </Row>
        <Status $mine={waitsFor === side}>{statusText(mentorship)}</Status>
        <Goal lang={languageOf(goal)}>{goal}</Goal>
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </Entry>
  )
}

const Entry = styled(EntryCard)`
  & > :first-child {
    align-self: start;
  }

  &:hover {
    border-color: ${color.control};
  }
`

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`

const Status = styled.p<{ $mine: boolean }>`
  color: ${({ $mine }) => ($mine ? color.text : color.muted)};
  font-weight: ${({ $mine }) => ($mine ? font.weight.medium : font.weight.normal)};
`

const Goal = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${font.size.small};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
