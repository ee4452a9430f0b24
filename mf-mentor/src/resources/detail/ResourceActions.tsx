import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { paths } from '@mentor-connect/contract/remote'
import { Button, ButtonLink, FieldError, Row, Stack, useFailureText } from '@mentor-connect/ui'
import { Archive, ExternalLink, PencilLine, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../messages/useT'
import { MissingList } from './MissingList'
import { missingParts } from './missingParts'
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
  const [showsMissing, setShowsMissing] = useState(false)
  const missing = missingParts(course)
  const isReady = course.status !== 'published' && missing.length === 0
  const publish = () => {
    setShowsMissing(missing.length > 0)
    if (missing.length === 0) void change('published')
  }
  const isFaulty = failure?.code === 'invalid_input'

  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <ButtonLink
          to={paths.mentorArea.editResource(course._id)}
          $variant={course.status === 'published' || isReady ? 'secondary' : undefined}
        >
          <PencilLine size={18} aria-hidden />
          {t('mentor.resources.edit')}
        </ButtonLink>
        {course.status !== 'published' && (
          <Button $variant={isReady ? undefined : 'secondary'} $inactive={busy} onClick={publish}>
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
      {showsMissing && missing.length > 0 && <MissingList parts={missing} />}
      {asksDeletion && (
        <DeleteDialog course={course} onChanged={onChanged} onClose={() => setAsksDeletion(false)} />
      )}
    </Stack>
  )
}
