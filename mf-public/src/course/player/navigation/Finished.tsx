import type { Course, Lesson, Module } from '@mentor-connect/contract/courses/courses'
import type { Progress } from '@mentor-connect/contract/courses/progress'
import { paths } from '@mentor-connect/contract/remote'
import { type Completion, lessonKey } from '@mentor-connect/contract/courses/completion'
import { ButtonLink, Row, Stack, color, font, radius, space } from '@mentor-connect/ui'
import { Award, Flag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { useT } from '../messages/useT'
import { useLessonPath } from '../../progress/useLessonPath'

interface FinishedProps {
  course: Course
  /** Progress key of the lesson that was just completed. */
  currentKey: string
  progress: Progress
  completion: Completion
}

/** Shown after the last lesson: a link to the certificate, or to the first uncompleted lesson. */
export function Finished({ course, currentKey, progress, completion }: FinishedProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView?.({ block: 'center' })
  }, [])

  const { isComplete, totalLessons, completedCount } = completion
  const Sign = isComplete ? Award : Flag
  return (
    <Box $isComplete={isComplete}>
      <Picture>
        <Sign size={40} aria-hidden />
      </Picture>
      <Stack $gap={3}>
        <Heading ref={heading} tabIndex={-1}>
          {isComplete
            ? t('public.player.finished.title', { course: course.title })
            : t('public.player.finished.open.title')}
        </Heading>
        <p>
          {isComplete
            ? t('public.player.finished.text')
            : t('public.player.finished.open.text', { count: totalLessons - completedCount })}
        </p>
        {isComplete ? (
          <WaysOn courseId={course._id} />
        ) : (
          <OpenLesson course={course} progress={progress} currentKey={currentKey} />
        )}
      </Stack>
    </Box>
  )
}

function WaysOn({ courseId }: { courseId: string }) {
  const t = useT()
  return (
    <Row $gap={3}>
      <ButtonLink to={paths.learner.resource(courseId)}>{t('public.player.finished.certificate')}</ButtonLink>
      <ButtonLink to={paths.learner.explore} $variant="secondary">
        {t('public.player.finished.next')}
      </ButtonLink>
    </Row>
  )
}

function OpenLesson({ course, progress, currentKey }: Omit<FinishedProps, 'completion'>) {
  const t = useT()
  const pathOf = useLessonPath()
  const lesson = firstOpenLesson(course.modules, { ...progress, [currentKey]: 'completed' })
  const isInPlace = lesson?.kind && lesson.id
  return (
    <Row>
      <ButtonLink to={isInPlace ? pathOf(course._id, lesson.id!) : paths.learner.resource(course._id)}>
        {isInPlace
          ? t('public.player.finished.open.action', { lesson: lesson.title })
          : t('public.player.notFound.action')}
      </ButtonLink>
    </Row>
  )
}

const Box = styled.section<{ $isComplete: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]};
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${({ $isComplete }) => ($isComplete ? color.successSoft : color.primarySoft)};

  & > :last-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`

const appear = keyframes`
  from { transform: scale(0.5); opacity: 0; }
  60% { transform: scale(1.1); opacity: 1; }
`

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  animation: ${appear} 600ms ease-out;
`

const Heading = styled.h2`
  font-family: ${font.display};
  font-size: ${font.size.h3};
`

/** The first lesson of a course that is not completed; undefined if all are. */
function firstOpenLesson(modules: readonly Module[], progress: Progress): Lesson | undefined {
  return modules
    .flatMap(({ lessons }, module) =>
      lessons.map((lesson, index) => ({ lesson, key: lessonKey(module, index) })),
    )
    .find(({ key }) => progress[key] !== 'completed')?.lesson
}
