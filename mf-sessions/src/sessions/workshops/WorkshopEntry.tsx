import type {
  WorkshopPlaceState,
  WorkshopSummary,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { CoverLink, EntryCard, EntryWords, Row, Small, Tag, color, font } from '@mentor-connect/ui'
import { ChevronRight, Users } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useWhen } from '../useWhen'

interface WorkshopEntryProps {
  workshop: WorkshopSummary & { place: WorkshopPlaceState }
  isMentor: boolean
}

/** One workshop in a person's own list. The whole card links to its page. */
export function WorkshopEntry({ workshop, isMentor }: WorkshopEntryProps) {
  const t = useT()
  const { span } = useWhen()
  const { id, title, language, state, seats, free, place, isHidden } = workshop
  const isOpen = state === 'open'
  return (
    <EntryCard as="li" $padding={5}>
      <Users size={24} color={color.primary} aria-hidden />
      <EntryWords>
        <Name
          to={isMentor ? paths.mentorArea.workshop(id) : paths.learner.openWorkshop(id)}
          lang={languageOf(title, language)}
        >
          {title}
        </Name>
        <Small>{span(workshop)}</Small>
        <Row $gap={2}>
          {isHidden && <Tag $tone="accent">{t('sessions.workshops.textHidden')}</Tag>}
          {!isOpen && <Tag $tone="neutral">{t(`sessions.workshops.state.${state}`)}</Tag>}
          {isOpen && isMentor && <Tag>{t('sessions.workshops.taken', { taken: seats - free, seats })}</Tag>}
          {isOpen && place === 'booked' && <Tag $tone="success">{t('sessions.workshops.booked')}</Tag>}
          {isOpen && place === 'waiting' && <Tag $tone="accent">{t('sessions.workshops.waiting')}</Tag>}
        </Row>
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </EntryCard>
  )
}

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`
