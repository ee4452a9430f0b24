import type { TeamSummary } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import { CoverLink, Muted, Row, Small, Stack, Tag } from '@mentor-connect/ui'
import { Box, Name } from '../../facts/cardParts'
import { TeamTag } from '../../facts/TeamTag'
import { useTeamPath } from '../../facts/useTeamPath'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'

/**
 * One of the learner's teams: its next milestone and card, and the contributions that the others wait for.
 * The whole card links to its page.
 */
export function TeamCard({ team }: { team: TeamSummary }) {
  const t = useT()
  const teamPath = useTeamPath()
  const { id, title, language, number, state, members, needsCheckIn, needsContributions } = team
  return (
    <Box $padding={5}>
      <div>
        <Name as="h3">
          <CoverLink to={teamPath(id)} lang={languageOf(title, language)}>
            {title}
          </CoverLink>
        </Name>
        <Muted>{t('projects.team', { number })}</Muted>
      </div>
      <Row $gap={2}>
        <TeamTag state={state} />
        {needsCheckIn && <Tag $tone="accent">{t('projects.own.checkIn')}</Tag>}
        {needsContributions && <Tag $tone="accent">{t('projects.own.contributions')}</Tag>}
      </Row>
      <NextThings team={team} />
      <Small>{members.filter(Boolean).join(', ')}</Small>
    </Box>
  )
}

function NextThings({ team: { nextMilestone, nextCard } }: { team: TeamSummary }) {
  const t = useT()
  const { dayText } = useWhenText()
  if (!nextMilestone && !nextCard) return null
  return (
    <Stack $gap={1}>
      {nextCard && (
        <p>{t('projects.own.nextCard', { title: nextCard.title, date: dayText(nextCard.dueOn) })}</p>
      )}
      {nextMilestone && (
        <p>
          {t('projects.own.nextMilestone', { title: nextMilestone.title })}
          {nextMilestone.dueOn && ` · ${t('projects.due', { date: dayText(nextMilestone.dueOn) })}`}
        </p>
      )}
    </Stack>
  )
}
