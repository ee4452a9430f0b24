import { useEndpoint } from '@mentor-connect/api'
import {
  getTeamMilestones,
  type MilestoneSubmission,
  type TeamMilestone,
} from '@mentor-connect/contract/work/projects/teamMilestones'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { PastSubmission } from '@mentor-connect/features/works'
import { languageOf } from '@mentor-connect/i18n'
import {
  Card,
  LoadFailed,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
  Small,
  Stack,
  StaleNotice,
} from '@mentor-connect/ui'
import { useRef } from 'react'
import { MilestoneTag } from '../../facts/MilestoneTag'
import { FoldedRubric } from '../../facts/FoldedRubric'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'
import type { TeamPartProps } from '../teamPartProps'
import { HandIn } from './HandIn'
import { Review } from './Review'
import { ShownSubmission } from './ShownSubmission'

/** The milestones of a team. Members hand them in; the mentor approves them. */
export function MilestonesPart({ team, onChanged }: TeamPartProps) {
  const t = useT()
  const { data, error, retry, setData } = useEndpoint(getTeamMilestones, { params: { id: team.id } })
  if (team.state === 'forming') return <Muted>{t('projects.milestones.afterStart')}</Muted>
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="20rem" />
  const handleChanged = (changed: TeamMilestone) => {
    setData({ milestones: data.milestones.map((one) => (one.id === changed.id ? changed : one)) })
    onChanged()
  }
  return (
    <Stack $gap={4}>
      {error && <StaleNotice onRetry={retry} />}
      <Stack as="ol" $gap={5}>
        {data.milestones.map((milestone) => (
          <Milestone
            key={milestone.id}
            milestone={milestone}
            team={team}
            onChanged={handleChanged}
            onReload={retry}
          />
        ))}
      </Stack>
    </Stack>
  )
}

interface MilestoneProps {
  milestone: TeamMilestone
  team: Team
  onChanged: (milestone: TeamMilestone) => void
  onReload: () => void
}

function Milestone({ milestone, team, onChanged, onReload }: MilestoneProps) {
  const t = useT()
  const { dayText } = useWhenText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, title, text, dueOn, rubric, state, submissions } = milestone
  const [last, ...earlier] = submissions
  // The form that had the focus has disappeared.
  const handleChanged = (changed: TeamMilestone) => {
    onChanged(changed)
    heading.current?.focus()
  }
  const canWrite = team.canWrite && team.state === 'working'
  return (
    <Card as="li" aria-labelledby={`milestone-${id}`}>
      <Stack $gap={4}>
        <Row $between>
          <SectionTitle
            ref={heading}
            tabIndex={-1}
            id={`milestone-${id}`}
            lang={languageOf(title, team.language)}
          >
            {title}
          </SectionTitle>
          <MilestoneTag state={state} />
        </Row>
        <Small as="p">{t('projects.due', { date: dayText(dueOn) })}</Small>
        {text && <Words lang={languageOf(text, team.language)}>{text}</Words>}
        <FoldedRubric rubric={rubric} marks={last?.marks} />
        {last && <ShownSubmission submission={last} title={title} rubric={rubric} />}
        <Earlier submissions={earlier} milestone={milestone} />
        {canWrite && team.viewer === 'member' && state !== 'approved' && (
          <HandIn
            key={milestone.number}
            milestone={milestone}
            teamId={team.id}
            onSent={handleChanged}
            onReload={onReload}
          />
        )}
        {canWrite && team.viewer === 'mentor' && state === 'sent' && last && (
          <Review
            key={last.number}
            milestone={milestone}
            submission={last}
            teamId={team.id}
            onDecided={handleChanged}
            onReload={onReload}
          />
        )}
      </Stack>
    </Card>
  )
}

interface EarlierProps {
  submissions: MilestoneSubmission[]
  milestone: TeamMilestone
}

function Earlier({ submissions, milestone: { title, rubric } }: EarlierProps) {
  const t = useT()
  return submissions.map((submission) => (
    <PastSubmission key={submission.number}>
      <summary>{t('projects.milestones.earlier', { number: submission.number })}</summary>
      <ShownSubmission submission={submission} title={title} rubric={rubric} />
    </PastSubmission>
  ))
}
