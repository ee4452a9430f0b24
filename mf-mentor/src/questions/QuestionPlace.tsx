import type { AskedQuestion } from '@mentor-connect/contract/api/discussions'
import { languageOf } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { Small } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'

/** The course and the lesson in which it was asked. */
export function QuestionPlace({ question }: { question: AskedQuestion }) {
  const { courseId, lessonId, courseTitle, lessonTitle } = question
  return (
    <Small>
      <span lang={languageOf(courseTitle)}>{courseTitle}</span>
      {' · '}
      <Link to={paths.lesson(courseId, lessonId)} lang={languageOf(lessonTitle)}>
        {lessonTitle}
      </Link>
    </Small>
  )
}
