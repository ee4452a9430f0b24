import type { Course } from '@mentor-connect/contract/api/courses'
import type { Completion } from '@mentor-connect/contract/rules/completion'
import { Card, LoadFailed, Muted, Notice, ProgressBar, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { CERTIFICATE_BUTTON } from '../certificateButton'
import { ModuleSection } from './ModuleSection'
import { PreviewLessons } from './PreviewLessons'
import { SaveNote } from './SaveNote'
import type { LessonProgress } from './useLessonProgress'

interface ProgressPanelProps {
  course: Course
  enrolled: boolean
  lessons: LessonProgress
  completion: Completion
}

/** Overall progress and the list of modules; locked until the learner is enrolled. */
export function ProgressPanel({ course, enrolled, lessons, completion }: ProgressPanelProps) {
  const t = useT()
  return (
    <Stack as="section" $gap={4}>
      <Row $between>
        <SectionTitle>{t('public.course.content')}</SectionTitle>
        {enrolled && <SaveNote status={lessons.saveStatus} onRetry={lessons.save} />}
      </Row>
      {!enrolled && <Notice>{t('public.course.locked')}</Notice>}
      {!enrolled && <PreviewLessons course={course} />}
      {enrolled && lessons.loadError && !lessons.canChange && (
        <Card $padding={0}>
          <LoadFailed error={lessons.loadError} onRetry={lessons.reload} />
        </Card>
      )}
      <Area inert={!enrolled} $locked={!enrolled} data-testid="progress-area">
        <Overall completion={completion} />
        {course.modules.map((module, index) => (
          <ModuleSection key={index} module={module} index={index} lessons={lessons} />
        ))}
        {completion.isComplete ? <CertificateReady /> : <Muted>{t('public.certificate.completeAll')}</Muted>}
      </Area>
    </Stack>
  )
}

/** Leads to the button, which is far away on phones. */
function CertificateReady() {
  const t = useT()
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(CERTIFICATE_BUTTON)?.focus()
  }
  return (
    <Muted>
      {t('public.certificate.allDone')}{' '}
      <a href={`#${CERTIFICATE_BUTTON}`} onClick={handleClick}>
        {t('public.certificate.ready')}
      </a>
    </Muted>
  )
}

function Overall({ completion: { completedCount, totalLessons, percent } }: { completion: Completion }) {
  const t = useT()
  return (
    <Card $padding={5}>
      <Stack $gap={3}>
        <Row $between>
          <strong>{t('public.progress.overall')}</strong>
          <span>{t('public.progress.lessonsOf', { completed: completedCount, total: totalLessons })}</span>
        </Row>
        <ProgressBar percent={percent} label={t('public.progress.overall')} />
      </Stack>
    </Card>
  )
}

const Area = styled(Stack)<{ $locked: boolean }>`
  opacity: ${({ $locked }) => ($locked ? 0.7 : 1)};
`
