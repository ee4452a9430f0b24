import type { OwnCourse } from '@mentor-connect/contract/api/authoring'
import { paths } from '@mentor-connect/contract/remote'
import { Button, ButtonLink, FieldError, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { Archive, ExternalLink, PencilLine, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { lessonPagePath } from '../lesson-kinds/lessonPagePath'
import { EmptyLessonsDialog, type EmptyLesson } from '../publishing/EmptyLessonsDialog'
import { DeleteDialog } from './DeleteDialog'
import { useStatusChange } from './useStatusChange'

interface ResourceActionsProps {
  course: OwnCourse
  onChanged: (course: OwnCourse) => void
}

/** The actions that the course's status allows. */
export function ResourceActions({ course, onChanged }: ResourceActionsProps) {
  const t = useT()
  const failureText = useFailureText()
  const [asksDeletion, setAsksDeletion] = useState(false)
  const { change, busy, failure } = useStatusChange(course._id, onChanged)
  const [asksPublication, setAsksPublication] = useState(false)
  const empty = emptyLessonsOf(course)
  const publish = () => (empty.length > 0 ? setAsksPublication(true) : void change('published'))
  const isFaulty = failure?.code === 'invalid_input'

  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <ButtonLink to={paths.mentorArea.editResource(course._id)}>
          <PencilLine size={18} aria-hidden />
          {t('mentor.resources.edit')}
        </ButtonLink>
        {course.status !== 'published' && (
          <Button $variant="secondary" $inactive={busy} onClick={publish}>
            <Send size={18} aria-hidden />
            {t('mentor.resource.publish')}
          </Button>
        )}
        {course.status === 'published' && (
          <>
            <ButtonLink to={paths.resource(course._id)} $variant="secondary">
              <ExternalLink size={18} aria-hidden />
              {t('mentor.resources.view')}
            </ButtonLink>
            <Button $variant="secondary" $inactive={busy} onClick={() => void change('archived')}>
              <Archive size={18} aria-hidden />
              {t('mentor.resource.archive')}
            </Button>
          </>
        )}
        {course.status !== 'draft' && course.studentsEnrolled === 0 && (
          <Button $variant="ghost" $inactive={busy} onClick={() => void change('draft')}>
            <Undo2 size={18} aria-hidden />
            {t('mentor.resource.toDraft')}
          </Button>
        )}
        <Button $variant="danger" $inactive={busy} onClick={() => setAsksDeletion(true)}>
          <Trash2 size={18} aria-hidden />
          {t('mentor.resource.delete')}
        </Button>
      </Row>
      {failure && (
        <FieldError role="alert">
          {isFaulty ? t('mentor.resource.unfinished') : failureText(failure)}
        </FieldError>
      )}
      {asksPublication && <EmptyLessonsDialog lessons={empty} onClose={() => setAsksPublication(false)} />}
      {asksDeletion && (
        <DeleteDialog course={course} onChanged={onChanged} onClose={() => setAsksDeletion(false)} />
      )}
    </Stack>
  )
}

/** The lessons of a stored course that nobody could complete, with where each is written. */
function emptyLessonsOf({ _id, modules }: Pick<OwnCourse, '_id' | 'modules'>): EmptyLesson[] {
  return modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ id, title, kind, empty }) =>
      kind && empty ? [{ title, path: lessonPagePath(_id, id, kind) }] : [],
    ),
  )
}
