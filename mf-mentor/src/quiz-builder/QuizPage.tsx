import { useEndpoint } from '@mentor-connect/api'
import { getOwnLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { getOwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { BackTo, AreaPage, Lead, Skeleton, Stack, Title } from '@mentor-connect/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OwnQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import { LessonLoadFailed } from '../page-layout/LessonLoadFailed'
import { useT } from './messages/useT'
import { QuizBuilder } from './QuizBuilder'

export default function QuizPage() {
  const t = useT()
  const { resourceId: courseId = '', lessonId = '' } = useParams()
  const lesson = useEndpoint(getOwnLesson, { params: { id: courseId, lessonId } })
  const title = lesson.data?.lesson.title
  return (
    <AreaPage>
      <PageTitle>{t('mentor.quiz.title')}</PageTitle>
      <header>
        <BackTo to={paths.mentorArea.editResource(courseId)}>
          <span lang={lesson.data && languageOf(lesson.data.courseTitle)}>
            {lesson.data?.courseTitle ?? t('mentor.quiz.back')}
          </span>
        </BackTo>
        <Title>{t('mentor.quiz.title')}</Title>
        {title && <Lead lang={languageOf(title)}>{title}</Lead>}
      </header>
      <LoadedQuiz key={`${courseId}/${lessonId}`} courseId={courseId} lessonId={lessonId} />
    </AreaPage>
  )
}

/** Waits for a fresh response, because the builder must not be based on a cached state. Later responses are ignored. */
function LoadedQuiz({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const own = useEndpoint(getOwnQuiz, { params: { courseId, lessonId } })
  const [quiz, setQuiz] = useState<OwnQuiz>()
  if (!quiz && own.data && !own.isRefreshing && !own.error) setQuiz(own.data)

  if (quiz) return <QuizBuilder courseId={courseId} lessonId={lessonId} quiz={quiz} />
  if (own.error) return <LessonLoadFailed error={own.error} onRetry={own.retry} />
  return (
    <Stack $gap={4}>
      <Skeleton $height="8rem" />
      <Skeleton $height="20rem" />
    </Stack>
  )
}
