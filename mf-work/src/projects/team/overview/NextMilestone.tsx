import { useEndpoint } from '@mentor-connect/api'
import { getTeamMilestones } from '@mentor-connect/contract/work/projects/teamMilestones'
import { languageOf } from '@mentor-connect/i18n'
import {
  Card,
  CardTitle,
  LoadFailed,
  ProgressBar,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
} from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { MilestoneTag } from '../../facts/MilestoneTag'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'
import { partQuery } from '../usePart'

/** Shows the first milestone that is not approved yet, and how many milestones are approved. */
export function NextMilestone({ teamId }: { teamId: string }) {
  const t = useT()
  const { dayText } = useWhenText()
  const { data, error, retry } = useEndpoint(getTeamMilestones, { params: { id: teamId } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />
  const { milestones } = data
  const next = milestones.find(({ state }) => state !== 'approved')
  const approved = milestones.filter(({ state }) => state === 'approved').length
  const progress = t('projects.overview.approved', { count: approved, total: milestones.length })
  return (
    <Card as="section" aria-labelledby="next-milestone">
      <Stack $gap={4}>
        <SectionTitle id="next-milestone">{t('projects.overview.milestone')}</SectionTitle>
        <p>{progress}</p>
        <ProgressBar
          percent={Math.round((approved / Math.max(1, milestones.length)) * 100)}
          label={progress}
        />
        {next ? (
          <>
            <Row $between>
              <CardTitle lang={languageOf(next.title)}>
                <Link to={{ search: partQuery('milestones') }}>{next.title}</Link>
              </CardTitle>
              <MilestoneTag state={next.state} />
            </Row>
            <p>{t('projects.due', { date: dayText(next.dueOn) })}</p>
          </>
        ) : (
          <p>{t('projects.overview.allApproved')}</p>
        )}
      </Stack>
    </Card>
  )
}
