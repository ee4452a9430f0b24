import type { PathProgress } from '@mentor-connect/contract/learning/skillPaths'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, ProgressBar, Stack, VisuallyHidden, color, font, space } from '@mentor-connect/ui'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { nextPlace } from './nextPlace'
import { useT } from './messages/useT'

interface PathStepsProps {
  /** Title of the path, for the name of the progress bar. */
  title: string
  progress: PathProgress
  /** Id of the path's certificate; absent if no link to it is needed. */
  certificateId?: string | undefined
}

/** The completed share of a path, and the course and lesson that come next. */
export function PathSteps({ title, progress, certificateId }: PathStepsProps) {
  const t = useT()
  const { courses, completedCourses, percent, isComplete, next } = progress
  if (courses === 0) return <Muted>{t('paths.progress.nothing')}</Muted>
  return (
    <Stack $gap={2}>
      <ProgressBar percent={percent} label={t('paths.progress.label', { title })} />
      <Muted>{t('paths.progress.courses', { done: completedCourses, total: courses })}</Muted>
      {isComplete && (
        <Done>
          <CircleCheck size={20} aria-hidden />
          {t('paths.progress.done')}
        </Done>
      )}
      {certificateId && (
        <Link to={paths.learner.verifyCertificateOf(certificateId)}>
          {t('paths.progress.certificate')}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Link>
      )}
      {next && (
        <Next>
          {t('paths.progress.next')}{' '}
          <Link to={nextPlace(next)} lang={languageOf(next.title, next.language)}>
            {next.title}
          </Link>
          {next.lesson && (
            <span lang={languageOf(next.lesson.title, next.language)}>{` · ${next.lesson.title}`}</span>
          )}
        </Next>
      )}
    </Stack>
  )
}

const Next = styled.p`
  overflow-wrap: anywhere;

  a {
    font-weight: ${font.weight.semibold};
  }
`

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.success};
  font-weight: ${font.weight.semibold};
`
