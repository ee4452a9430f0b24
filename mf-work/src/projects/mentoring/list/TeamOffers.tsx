import { useEndpoint } from '@mentor-connect/api'
import { listTeamOffers, type TeamOffer } from '@mentor-connect/contract/work/projects/teamOffers'
import { languageOf } from '@mentor-connect/i18n'
import { Card, CardTitle, Folded, LoadFailed, Row, SectionTitle, Small, Stack, Tag } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { TeamTag } from '../../facts/TeamTag'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'
import { AnswerOffer } from './AnswerOffer'

/** The teams that other mentors ask the mentor to take over. Renders nothing if there are none. */
export function TeamOffers({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { data, error, retry, setData } = useEndpoint(listTeamOffers, {})
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : null
  if (data.offers.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-labelledby="team-offers">
      <SectionTitle id="team-offers">{t('projects.offers.title')}</SectionTitle>
      <Stack as="ul" $gap={3}>
        {data.offers.map((offer) => (
          <OfferedTeam key={offer.id} offer={offer}>
            <AnswerOffer
              offer={offer}
              onAnswered={(left) => {
                setData(left)
                onDone()
              }}
            />
          </OfferedTeam>
        ))}
      </Stack>
    </Stack>
  )
}

function OfferedTeam({ offer, children }: { offer: TeamOffer; children: ReactNode }) {
  const t = useT()
  const { dateText } = useWhenText()
  const { title, goal, description, language, state, weeks, week, members, waitingMilestones } = offer
  return (
    <Entry as="li" $padding={5}>
      <Stack $gap={3}>
        <CardTitle lang={languageOf(title, language)}>{title}</CardTitle>
        <Words lang={languageOf(goal, language)}>{goal}</Words>
        <Row $gap={2}>
          <span>{t('projects.offers.members', { count: members })}</span>
          <TeamTag state={state} />
          {week !== undefined && <span>{t('projects.offers.week', { week, weeks })}</span>}
          {waitingMilestones > 0 && (
            <Tag $tone="accent">{t('projects.briefs.milestones', { count: waitingMilestones })}</Tag>
          )}
        </Row>
        <Small>
          {offer.from ? t('projects.offers.from', { name: offer.from.name }) : t('projects.offers.fromGone')}{' '}
          · {dateText(offer.offeredAt)}
        </Small>
        <Folded>
          <summary>{t('projects.offers.about')}</summary>
          <Words lang={languageOf(description, language)}>{description}</Words>
        </Folded>
        {children}
      </Stack>
    </Entry>
  )
}

const Entry = styled(Card)`
  overflow-wrap: anywhere;
`
