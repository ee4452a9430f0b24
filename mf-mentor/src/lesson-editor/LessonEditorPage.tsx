import { useEndpoint } from '@mentor-connect/api'
import { getOwnLesson, type OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { useMentor } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Notice, Row, Skeleton, Stack, Title } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { LessonLoadFailed } from '../page-layout/LessonLoadFailed'
import { useStoredCopy } from './markdown/useStoredCopy'
import { BackToCourse } from './BackToCourse'
import { LessonWriter } from './LessonWriter'
import { useT } from './messages/useT'

/** The page on which a mentor writes a lesson. */
export default function LessonEditorPage() {
  const { resourceId = '', lessonId = '' } = useParams()
  return <LoadedLesson key={`${resourceId}/${lessonId}`} courseId={resourceId} lessonId={lessonId} />
}

/** Waits for a fresh response, because the text must not be based on a cached state. Later responses are ignored. */
function LoadedLesson({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const t = useT()
  const mentor = useMentor()
  const own = useEndpoint(getOwnLesson, mentor && { params: { id: courseId, lessonId } })
  const [lesson, setLesson] = useState<OwnLessonPage>()
  if (!lesson && own.data && !own.isRefreshing && !own.error) setLesson(own.data)
  const stored = useStoredCopy(mentor?._id, courseId, lessonId)

  // Texts and the descriptions of tasks are edited here; quizzes have a page of their own.
  const isQuiz = lesson?.lesson.kind === 'quiz'

  if (mentor && lesson && !stored.isLoading && !isQuiz)
    return (
      <LessonWriter owner={mentor._id} loaded={lesson} copy={stored.copy} hasMarkdown={stored.hasMarkdown} />
    )
  return (
    <AreaPage>
      <PageTitle>{t('editor.title')}</PageTitle>
      <Stack as="header" $gap={2}>
        <BackToCourse to={paths.mentorArea.resource(courseId)} title={lesson?.courseTitle} />
        <Title>{lesson?.lesson.title ?? t('editor.title')}</Title>
      </Stack>
      {isQuiz && <ToQuestions to={paths.mentorArea.quiz(courseId, lessonId)} />}
      {own.error && !lesson && <LessonLoadFailed error={own.error} onRetry={own.retry} />}
      {!own.error && !lesson && <EditorSkeleton />}
    </AreaPage>
  )
}

function ToQuestions({ to }: { to: string }) {
  const t = useT()
  return (
    <Stack>
      <Notice>{t('editor.noText')}</Notice>
      <Row>
        <ButtonLink to={to}>
          {t('editor.toQuestions')}
          <ArrowRight size={18} aria-hidden />
        </ButtonLink>
      </Row>
    </Stack>
  )
}

const EditorSkeleton = () => (
  <Stack>
    <Skeleton style={{ height: '3rem' }} />
    <Skeleton style={{ height: '22rem' }} />
  </Stack>
)
