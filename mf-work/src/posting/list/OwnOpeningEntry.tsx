import { paths } from '@mentor-connect/contract/remote'
import type { OwnOpening } from '@mentor-connect/contract/work/posting'
import { languageOf } from '@mentor-connect/i18n'
import { CoverLink, EntryCard, EntryWords, Row, Small, Tag, color, font } from '@mentor-connect/ui'
import { Briefcase, ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useDayText } from '../../opening-facts/useDayText'
import { useT } from '../messages/useT'
import { StateTag } from '../StateTag'

/** One opening in its poster's list. The whole card links to its page. */
export function OwnOpeningEntry({ opening }: { opening: OwnOpening }) {
  const t = useT()
  const dayText = useDayText()
  const { _id, title, employer, language, kind, state, closesOn, applications, unread, isHidden } = opening
  const name = title || t('openings.own.untitled')
  return (
    <EntryCard as="li" $padding={5}>
      <Briefcase size={24} color={color.primary} aria-hidden />
      <EntryWords>
        <Name to={paths.mentorArea.opening(_id)} lang={languageOf(name, language)}>
          {name}
        </Name>
        <Small lang={languageOf(employer.name, language)}>{employer.name}</Small>
        <Row $gap={2}>
          <StateTag state={state} />
          {isHidden && <Tag $tone="accent">{t('openings.own.hidden')}</Tag>}
          <Tag $tone="neutral">{t(`openings.kind.${kind}`)}</Tag>
          {applications > 0 && (
            <Tag $tone="neutral">{t('openings.own.applications', { count: applications })}</Tag>
          )}
          {unread > 0 && <Tag>{t('openings.own.unread', { count: unread })}</Tag>}
        </Row>
        {state === 'open' && <Small>{t('openings.closesOn', { date: dayText(closesOn) })}</Small>}
      </EntryWords>
      <ChevronRight size={22} color={color.muted} aria-hidden />
    </EntryCard>
  )
}

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`
