import type { Course } from '@mentor-connect/contract/courses/courses'
import type { Completion } from '@mentor-connect/contract/courses/completion'
import { Card, LoadFailed, Muted, Notice, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { CertificateReady } from '../certificate/CertificateReady'
import { ModuleSection } from './ModuleSection'
import { Overall } from './Overall'
import { SaveNote } from './SaveNote'
import type { LessonProgress } from './useLessonProgress'

interface ProgressPanelProps {
  course: Course
  enrolled: boolean
  lessons: LessonProgress
  completion: Completion
}

/** The modules of a course. Before enrolling they are visible, but progress cannot be recorded. */
export function ProgressPanel({ course, enrolled, lessons, completion }: ProgressPanelProps) {
  const t = useT()
  return (
    <Stack as="section" $gap={4}>
      <Row $between>
        <SectionTitle>{t('public.course.content')}</SectionTitle>
        {enrolled && <SaveNote status={lessons.saveStatus} onRetry={lessons.save} />}
      </Row>
      {enrolled && lessons.loadError && !lessons.canChange && (
        <Card $padding={0}>
          <LoadFailed error={lessons.loadError} onRetry={lessons.reload} />
        </Card>
      )}
      {course.modules.map((module, index) => (
        <ModuleSection key={index} module={module} index={index} lessons={enrolled ? lessons : undefined} />
      ))}
      {!enrolled && <Notice>{t('public.course.locked')}</Notice>}
      <Area inert={!enrolled} $locked={!enrolled} data-testid="progress-area">
        {!enrolled && (
          <Card $padding={5}>
            <Overall completion={completion} />
          </Card>
        )}
        {completion.isComplete ? <CertificateReady /> : <Muted>{t('public.certificate.completeAll')}</Muted>}
      </Area>
    </Stack>
  )
}

const Area = styled(Stack)<{ $locked: boolean }>`
  opacity: ${({ $locked }) => ($locked ? 0.7 : 1)};
`
