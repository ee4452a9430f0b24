import type { SkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  LoadFailed,
  Muted,
  Notice,
  Skeleton,
  Stack,
  color,
  space,
  useFailureText,
} from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PathSteps } from '../progress/PathSteps'
import { nextPlace } from '../progress/nextPlace'
import { PathCertificate } from './PathCertificate'
import { useT } from './messages/useT'
import type { PathPlacePart } from './usePathPlace'

interface JoinPanelProps {
  path: SkillPath
  part: PathPlacePart
}

/** A button that joins a path. Shows learners who have joined it their progress and the next step. */
export function JoinPanel({ path, part }: JoinPanelProps) {
  const t = useT()
  const { session } = useSession()
  if (session.status === 'signed-in' && session.role === 'mentor')
    return session.data?._id === path.mentor?.id ? (
      <ButtonLink to={paths.mentorArea.editSkillPath(path._id)} $variant="secondary">
        {t('paths.place.edit')}
      </ButtonLink>
    ) : null
  if (session.status !== 'signed-in')
    return (
      <Stack $gap={3}>
        <Muted>{t('paths.place.signInText')}</Muted>
        <ButtonLink to={paths.signUp}>{t('paths.place.signIn')}</ButtonLink>
      </Stack>
    )
  return <LearnersPlace path={path} part={part} />
}

function LearnersPlace({ path, part }: JoinPanelProps) {
  const t = useT()
  const failureText = useFailureText()
  const panel = useRef<HTMLDivElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const { data, isBusy, failure } = part
  // Focuses the panel, because the button that was pressed has disappeared.
  const act = async (change: () => Promise<boolean>) => {
    const hasWorked = await change()
    setLeaving(false)
    if (hasWorked) panel.current?.focus()
  }

  if (part.isLoading) return <Skeleton $height="6rem" />
  if (!data) return part.error ? <LoadFailed error={part.error} onRetry={part.retry} /> : null
  const { isJoined, progress } = data
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={t('paths.place.title')}>
      {(isJoined || progress.completedLessons > 0) && <PathSteps title={path.title} progress={progress} />}
      {isJoined && progress.next && (
        <ButtonLink to={nextPlace(progress.next)}>
          {t(progress.next.isEnrolled ? 'paths.progress.continue' : 'paths.progress.start')}
          <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      )}
      <PathCertificate part={part} />
      {isJoined ? (
        <Button $variant="secondary" onClick={() => setLeaving(true)}>
          {t('paths.place.leave')}
        </Button>
      ) : (
        <>
          <Button $inactive={isBusy} onClick={() => void act(part.join)}>
            {t('paths.place.join')}
          </Button>
          <Muted>{t('paths.place.joinText')}</Muted>
        </>
      )}
      {failure && (
        <Notice tone="danger">{failure.fields?.id ? t('paths.place.tooMany') : failureText(failure)}</Notice>
      )}
      {isLeaving && (
        <ConfirmDialog
          title={t('paths.place.leaveTitle')}
          yes={t('paths.place.leaveYes')}
          no={t('paths.place.leaveNo')}
          isBusy={isBusy}
          onYes={() => void act(part.leave)}
          onClose={() => setLeaving(false)}
        >
          {t('paths.place.leaveText')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
`
