import { paths } from '@mentor-connect/contract/remote'
import type { BriefTeam } from '@mentor-connect/contract/work/projects/briefs'
import {
  Card,
  CardTitle,
  CoverLink,
  Muted,
  ProgressBar,
  Row,
  SectionTitle,
  Small,
  Stack,
  Tag,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { TeamTag } from '../../facts/TeamTag'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'

/** The teams of a project, each with its progress. A team is started on the team's page. */
export function BriefTeams({ teams }: { teams: BriefTeam[] }) {
  const t = useT()
  return (
    <Stack as="section" $gap={4} aria-labelledby="brief-teams">
      <SectionTitle id="brief-teams">{t('projects.briefs.teamsTitle')}</SectionTitle>
      {teams.length === 0 && <Muted>{t('projects.briefs.noTeams')}</Muted>}
      <Stack as="ul" $gap={3}>
        {teams.map((team) => (
          <TeamEntry key={team.id} team={team} />
        ))}
      </Stack>
    </Stack>
  )
}

function TeamEntry({ team }: { team: BriefTeam }) {
  const t = useT()
  const { dateText } = useWhenText()
  const { id, number, state, members, canStart, waitingMilestones, approvedMilestones, milestones } = team
  const progress = t('projects.briefs.approved', { count: approvedMilestones, total: milestones })
  return (
    <Entry as="li" $padding={4}>
      <Stack $gap={3}>
        <Row $between>
          <CardTitle>
            <CoverLink to={paths.mentorArea.team(id)}>{t('projects.team', { number })}</CoverLink>
          </CardTitle>
          <TeamTag state={state} />
        </Row>
        <Row $gap={2}>
          {canStart && <Tag $tone="accent">{t('projects.briefs.canStart')}</Tag>}
          {waitingMilestones > 0 && (
            <Tag $tone="accent">{t('projects.briefs.milestones', { count: waitingMilestones })}</Tag>
          )}
        </Row>
        <p>{members.filter(Boolean).join(', ')}</p>
        {state !== 'forming' && (
          <>
            <Small>{progress}</Small>
            <ProgressBar percent={(approvedMilestones / Math.max(1, milestones)) * 100} label={progress} />
          </>
        )}
        <Small>{t('projects.briefs.active', { date: dateText(team.lastActiveAt) })}</Small>
      </Stack>
    </Entry>
  )
}

const Entry = styled(Card)`
  position: relative;
  overflow-wrap: anywhere;
`
