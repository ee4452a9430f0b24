import type { ListedNote } from '@mentor-connect/contract/learning/notes'
import { languageOf } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { Small, TARGET, color, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The lesson of a note: a link, or plain text if the lesson was deleted. */
export function NotePlace({ note }: { note: ListedNote }) {
  const t = useT()
  const { courseId, lessonId, courseTitle, lessonTitle } = note
  return (
    <div>
      {lessonTitle === undefined ? (
        <Gone>{t('learner.notes.deletedLesson')}</Gone>
      ) : (
        <Lesson to={paths.learner.lesson(courseId, lessonId)} lang={languageOf(lessonTitle)}>
          {lessonTitle}
        </Lesson>
      )}
      <Small as="p" lang={courseTitle && languageOf(courseTitle)}>
        {courseTitle ?? t('learner.notes.deletedCourse')}
      </Small>
    </div>
  )
}

const Lesson = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
  margin-block: calc(-1 * ${space[2]});
  font-weight: ${font.weight.semibold};
`

const Gone = styled.p`
  color: ${color.muted};
  font-weight: ${font.weight.semibold};
`
