import type { Course } from '@mentor-connect/contract/courses/courses'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { Notice, Skeleton, lazyPart, TARGET, space } from '@mentor-connect/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LessonProgress } from '../progress/useLessonProgress'
import { Article } from './Article'
import { LessonFooter } from './LessonFooter'
import { LessonHeader } from './LessonHeader'
import { LessonText } from './LessonText'
import { PreviewNote } from './PreviewNote'
import { useT } from './messages/useT'
import { ResumeNote } from './position/ResumeNote'
import { ReadingPlaceContext } from './position/useReadingPlace'
import { useBlockInView } from './position/useBlockInView'
import { usePositionSaver } from './position/usePositionSaver'
import { useResume } from './position/useResume'
import { useStart } from './position/useStart'
import { useHeadingFocus } from './useHeadingFocus'
import { useWatchedSaver } from './watched/useWatchedSaver'

/** Loaded on demand, because most lessons are not tasks. */
const Task = lazyPart(
  () => import(/* webpackChunkName: "task" */ './task/Task').then((module) => module.Task),
  <Skeleton style={{ height: '20rem' }} />,
)

/** Loaded on demand, because most lessons are not quizzes. */
const Quiz = lazyPart(
  () => import(/* webpackChunkName: "quiz" */ './quiz/Quiz').then((module) => module.Quiz),
  <Skeleton style={{ height: '14rem' }} />,
)

/** Loaded after the lesson, and only for learners. */
const LessonNotes = lazyPart(
  () => import(/* webpackChunkName: "notes" */ './notes/LessonNotes').then((module) => module.LessonNotes),
  <Skeleton style={{ width: '8rem', height: TARGET, marginBlock: space[2] }} />,
  null,
)

/** Loaded after the lesson, only for enrolled learners and the course's mentor. */
const Discussion = lazyPart(
  () =>
    import(/* webpackChunkName: "discussion" */ './discussion/Discussion').then(
      (module) => module.Discussion,
    ),
  <Skeleton $height="9rem" />,
)

interface PlayerProps {
  page: LessonPage
  course: Course | undefined
  learnerId: string | undefined
  /** Id of the course's mentor if they are the reader. Mentors take part in the discussion without being enrolled. */
  mentorId: string | undefined
  progress: LessonProgress
  isOpen: boolean
}

/** A loaded lesson. It resumes where the learner stopped. Opening it changes its status to in progress. */
export function Player({ page, course, learnerId, mentorId, progress, isOpen }: PlayerProps) {
  const { courseId, lesson, key } = page
  const participant = learnerId ?? mentorId
  const heading = useHeadingFocus()
  const text = useRef<HTMLDivElement>(null)
  const status = (learnerId && progress.progress[key]) || page.status || 'not-started'
  const [isReview] = useState(status === 'completed')
  const stopped = useStart(learnerId, page)
  const start = isReview ? undefined : stopped
  const saver = usePositionSaver(learnerId, { courseId, lessonId: lesson.id }, page.position)
  const firstBlock = page.body.blocks[0]?.id
  const resume = useResume(text, start?.blockId === firstBlock ? undefined : start?.blockId)
  useBlockInView(text, saver.report)
  useStarted(progress, page)
  const watched = useWatchedSaver(learnerId, { courseId, lessonId: lesson.id }, progress.reload)
  const place = useMemo(() => ({ start, report: saver.report, watched }), [start, saver, watched])

  const isUnfinished = course?.modules.some(({ lessons }) =>
    lessons.some(({ id, empty }) => id === lesson.id && empty),
  )

  const handleFromStart = () => {
    resume.forget()
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <Article>
      <LessonHeader page={page} status={learnerId && status} heading={heading} />
      {course && !isOpen && <PreviewNote courseId={courseId} />}
      {learnerId && <LessonNotes page={page} learnerId={learnerId} text={text} />}
      <ReadingPlaceContext value={place}>
        <LessonText ref={text} lesson={lesson} body={page.body} />
        {isUnfinished && (lesson.kind === 'quiz' || lesson.kind === 'video') && <UnfinishedNote />}
        {lesson.kind === 'quiz' && learnerId && !isUnfinished && (
          <Quiz courseId={courseId} lessonId={lesson.id} learnerId={learnerId} onEnded={progress.reload} />
        )}
        {lesson.kind === 'task' && learnerId && (
          <Task
            courseId={courseId}
            lessonId={lesson.id}
            learnerId={learnerId}
            isCompleted={status === 'completed'}
            onApproved={progress.reload}
          />
        )}
      </ReadingPlaceContext>
      <LessonFooter page={page} course={course} progress={learnerId ? progress : undefined} isOpen={isOpen} />
      {participant && (
        <Discussion
          courseId={courseId}
          lessonId={lesson.id}
          userId={participant}
          isMentor={learnerId === undefined}
        />
      )}
      {resume.hasResumed && <ResumeNote onFromStart={handleFromStart} onClose={resume.forget} />}
    </Article>
  )
}

/**
 * Marks an opened lesson as in progress. The change is shown at once, and stored on this device until the server has
 * it.
 */
function useStarted({ canChange, progress, setLesson }: LessonProgress, { key, lesson }: LessonPage) {
  const isNew = canChange && (progress[key] ?? 'not-started') === 'not-started'
  const start = useRef(() => setLesson(key, 'in-progress', lesson.id))
  useEffect(() => {
    start.current = () => setLesson(key, 'in-progress', lesson.id)
  })
  const isStarted = useRef(false)
  useEffect(() => {
    if (!isNew || isStarted.current) return
    isStarted.current = true
    start.current()
  }, [isNew])
}

/** Says that the learner cannot complete this lesson yet, because it is still being written. */
function UnfinishedNote() {
  const t = useT()
  return <Notice>{t('public.player.notFinished')}</Notice>
}
