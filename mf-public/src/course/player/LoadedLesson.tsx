import { isNotFound, useEndpoint, type ApiFailure } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { getLessonDraft } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { PageTitle } from '@mentor-connect/contract/remote'
import { LoadFailed, Notice, StaleNotice, VisuallyHidden } from '@mentor-connect/ui'
import { useSearchParams } from 'react-router-dom'
import type { LessonProgress } from '../progress/useLessonProgress'
import { LessonAway } from './LessonAway'
import { LessonTitle } from './LessonTitle'
import { NotForSearchEngines } from './NotForSearchEngines'
import { isForSearchEngines } from './isForSearchEngines'
import { LessonSkeleton } from './LessonSkeleton'
import { useT } from './messages/useT'
import { Player } from './Player'

interface LoadedLessonProps {
  courseId: string
  lessonId: string
  course: Course | undefined
  /** Undefined if the reader is not enrolled. */
  learnerId: string | undefined
  /** Id of the reader, if the reader is the course's mentor; otherwise undefined. */
  mentorId: string | undefined
  progress: LessonProgress
  isOpen: boolean
}

export function LoadedLesson({ courseId, lessonId, mentorId, ...player }: LoadedLessonProps) {
  const t = useT()
  const [search] = useSearchParams()
  const isDraft = search.has('draft')
  const lesson = useEndpoint(isDraft ? getLessonDraft : getLesson, { params: { id: courseId, lessonId } })
  const { data, error } = lesson
  if (lesson.isLoading)
    return (
      <>
        <NotForSearchEngines />
        <PageTitle>{t('public.player.pageTitle')}</PageTitle>
        <VisuallyHidden as="h1">{t('public.player.pageTitle')}</VisuallyHidden>
        <LessonSkeleton />
      </>
    )
  if (error && isClosed(error)) return <LessonAway courseId={courseId} why="notEnrolled" />
  if (error && isNotFound(error)) return <LessonAway courseId={courseId} why="notFound" />
  if (!data)
    return (
      <>
        <NotForSearchEngines />
        <PageTitle>{t('public.player.pageTitle')}</PageTitle>
        <LessonTitle>{t('public.player.pageTitle')}</LessonTitle>
        <LoadFailed error={error!} onRetry={lesson.retry} />
      </>
    )
  return (
    <>
      {!isForSearchEngines(data) && <NotForSearchEngines />}
      <PageTitle>{`${data.lesson.title} · ${data.courseTitle}`}</PageTitle>
      {error && <StaleNotice onRetry={lesson.retry} />}
      {isDraft && <Notice>{t('public.player.draft')}</Notice>}
      <Player page={data} mentorId={isDraft ? undefined : mentorId} {...player} />
    </>
  )
}

const isClosed = ({ status, code }: ApiFailure) => code === 'not_enrolled' || status === 401 || status === 403
