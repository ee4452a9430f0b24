import { useEndpoint } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import {
  getProjectFit,
  type Project,
  type ProjectFit,
  type ProjectObstacle,
} from '@mentor-connect/contract/work/projects/projects'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonLink, LoadFailed, Muted, Notice, Skeleton, Stack } from '@mentor-connect/ui'
import { useRef } from 'react'
import { Words } from '../../facts/Words'
import { RequestActs } from '../request/RequestActs'
import { useT } from '../messages/useT'
import { ApplyForm } from './ApplyForm'

interface LearnerPanelProps {
  project: Project
  onChanged: () => void
}

/** The learner's relation to a project: the team, the application or invitation, or the form to apply. */
export function LearnerPanel({ project, onChanged }: LearnerPanelProps) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  const { data, error, retry, setData } = useEndpoint(getProjectFit, { params: { id: project._id } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />

  // Moves the focus to the panel, because the form or the button that had it has disappeared.
  const changed = () => {
    onChanged()
    panel.current?.focus()
  }
  return (
    <Stack ref={panel} tabIndex={-1} role="group" aria-label={t('projects.apply.panel')} $gap={4}>
      <Standing
        fit={data}
        onChanged={() => {
          retry()
          changed()
        }}
      />
      {canApply(data) && (
        <ApplyForm
          project={project}
          onSent={(fit) => {
            setData(fit)
            changed()
          }}
        />
      )}
    </Stack>
  )
}

/** The server asks for the year of birth when the application is sent, and the form then shows the question. */
const canApply = ({ team, request, obstacle }: ProjectFit) =>
  !team && request?.state !== 'waiting' && (!obstacle || obstacle === 'birth-year')

function Standing({
  fit: { team, request, obstacle },
  onChanged,
}: {
  fit: ProjectFit
  onChanged: () => void
}) {
  const t = useT()
  if (team)
    return (
      <>
        <Notice tone="success">{t('projects.apply.inTeam')}</Notice>
        <ButtonLink to={paths.learner.team(team.id)}>{t('projects.request.toTeam')}</ButtonLink>
      </>
    )
  return (
    <>
      {request && request.state === 'waiting' && (
        <Notice>
          {t(`projects.apply.${request.kind}`, { role: request.role.name })}
          {request.kind === 'invitation' && request.note && (
            <Words lang={languageOf(request.note)}>{request.note}</Words>
          )}
        </Notice>
      )}
      {request && request.state === 'declined' && request.kind === 'application' && (
        <Notice>
          {t('projects.apply.declined')}
          {request.answer && <Words lang={languageOf(request.answer)}>{request.answer}</Words>}
        </Notice>
      )}
      {request && <RequestActs request={request} onChanged={onChanged} />}
      {request?.state !== 'waiting' && obstacle && obstacle !== 'birth-year' && (
        <Obstacle obstacle={obstacle} />
      )}
    </>
  )
}

/** Says why the learner cannot apply now, and links to what must be done first. */
function Obstacle({ obstacle }: { obstacle: Exclude<ProjectObstacle, 'birth-year'> }) {
  const t = useT()
  return (
    <>
      <Muted>{t(`projects.apply.obstacle.${obstacle}`)}</Muted>
      {obstacle === 'consent' && (
        <ButtonLink to={paths.learner.chat}>{t('projects.apply.askGuardian')}</ButtonLink>
      )}
    </>
  )
}
