import { useEndpoint } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { QUIET_DAYS } from '@mentor-connect/contract/work/projects/projectLimits'
import { listTeams, type TeamSummary } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import {
  Card,
  CardTitle,
  CoverLink,
  LoadFailed,
  Pagination,
  Row,
  SectionTitle,
  Skeleton,
  Small,
  Stack,
  Tag,
} from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { TeamTag } from '../../facts/TeamTag'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'

/**
 * The current teams of a mentor, each with the milestones that wait for the mentor, and a note if the team
 * is quiet. Renders nothing if there are none.
 */
export function GuidedTeams() {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(listTeams, { query: { which: 'current', page } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />
  if (data.teams.length === 0) return null
  return (
    <Stack as="section" $gap={4} aria-labelledby="guided-teams">
      <SectionTitle id="guided-teams">{t('projects.briefs.yourTeams')}</SectionTitle>
      <Stack as="ul" $gap={3}>
        {data.teams.map((team) => (
          <GuidedTeam key={team.id} team={team} />
        ))}
      </Stack>
      <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />
    </Stack>
  )
}

function GuidedTeam({ team }: { team: TeamSummary }) {
  const t = useT()
  const { dateText } = useWhenText()
  const [now] = useState(() => Date.now())
  const { id, title, language, number, state, members, waitingMilestones, lastActiveAt } = team
  const isQuiet = state === 'working' && now - Date.parse(lastActiveAt) > QUIET_DAYS * DAY_MS
  return (
    <Entry as="li" $padding={4}>
      <Stack $gap={2}>
        <CardTitle>
          <CoverLink to={paths.mentorArea.team(id)} lang={languageOf(title, language)}>
            {title}
          </CoverLink>
        </CardTitle>
        <Row $gap={2}>
          <span>{t('projects.team', { number })}</span>
          <TeamTag state={state} />
          {waitingMilestones > 0 && (
            <Tag $tone="accent">{t('projects.briefs.milestones', { count: waitingMilestones })}</Tag>
          )}
          {isQuiet && <Tag $tone="accent">{t('projects.briefs.quiet')}</Tag>}
        </Row>
        <Small>
          {members.filter(Boolean).join(', ')} ·{' '}
          {t('projects.briefs.active', { date: dateText(lastActiveAt) })}
        </Small>
      </Stack>
    </Entry>
  )
}

const Entry = styled(Card)`
  position: relative;
  overflow-wrap: anywhere;
`
