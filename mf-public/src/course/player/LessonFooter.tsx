import type { Course } from '@mentor-connect/contract/courses/courses'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { space } from '@mentor-connect/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { isProving } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { completionOfProgress } from '../progress/completionOfProgress'
import type { LessonProgress } from '../progress/useLessonProgress'
import { useT } from './messages/useT'
import { DoneAndNext } from './navigation/DoneAndNext'
import { Finished } from './navigation/Finished'
import { NextLink } from './navigation/NextLink'
import { PreviousLink } from './navigation/PreviousLink'

interface LessonFooterProps {
  page: LessonPage
  course: Course | undefined
  /** Undefined if the reader is not enrolled. */
  progress: LessonProgress | undefined
  isOpen: boolean
}

/** The buttons below a lesson: complete it, and go to the previous or next one. */
export function LessonFooter({ page, course, progress, isOpen }: LessonFooterProps) {
  const t = useT()
  const { courseId, key, lesson, next, previous } = page
  const [isAtEnd, setAtEnd] = useState(false)
  const canComplete = progress && !isProving(lesson.kind)
  const isPreview = (id: string) =>
    course?.modules.some((module) => module.lessons.some((one) => one.id === id && one.preview)) ?? false

  const handleDone = () => {
    progress?.setLesson(key, 'completed', lesson.id)
    if (!next) setAtEnd(true)
  }
  return (
    <Foot>
      {isAtEnd && course && progress && (
        <Finished
          course={course}
          currentKey={key}
          progress={progress.progress}
          completion={completionOfProgress(course.modules, { ...progress.progress, [key]: 'completed' })}
        />
      )}
      <Ways aria-label={t('public.player.navigation')}>
        {canComplete && !isAtEnd ? (
          <DoneAndNext
            courseId={courseId}
            next={next}
            isDone={progress.progress[key] === 'completed'}
            isReady={progress.canChange}
            onDone={handleDone}
          />
        ) : (
          next && (
            <NextLink
              courseId={courseId}
              next={next}
              isOpen={isOpen || isPreview(next.id)}
              isQuiet={progress !== undefined && progress.progress[key] !== 'completed'}
            />
          )
        )}
        {previous && (isOpen || isPreview(previous.id)) && (
          <PreviousLink courseId={courseId} previous={previous} />
        )}
      </Ways>
    </Foot>
  )
}

const Foot = styled.footer`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[4]};
`

const Ways = styled.nav`
  display: grid;
  gap: ${space[3]};
`
