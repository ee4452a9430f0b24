import type { OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { Button, FieldError, Modal, SectionTitle, Stack, useFailureText } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { useDeletion } from './useDeletion'
import { useStatusChange } from './useStatusChange'

interface DeleteDialogProps {
  course: OwnCourse
  onChanged: (course: OwnCourse) => void
  onClose: () => void
}

/** Confirms the deletion of a course; a course with learners can only be archived. */
export function DeleteDialog({ course, onChanged, onClose }: DeleteDialogProps) {
  const t = useT()
  const failureText = useFailureText()
  const deletion = useDeletion(course._id)
  const archiving = useStatusChange(course._id, onChanged)
  const hasLearners = course.studentsEnrolled > 0 || deletion.failure?.code === 'course_has_learners'
  const failure = archiving.failure ?? (hasLearners ? undefined : deletion.failure)
  const isArchived = course.status === 'archived'

  const handleArchive = async () => {
    if (await archiving.change('archived')) onClose()
  }

  return (
    <Modal labelledBy="delete-title" describedBy="delete-text" onClose={onClose}>
      <Stack>
        <SectionTitle id="delete-title">{t('mentor.delete.title', { title: course.title })}</SectionTitle>
        <p id="delete-text" role={deletion.failure && hasLearners ? 'alert' : undefined}>
          {t(
            hasLearners
              ? isArchived
                ? 'mentor.delete.archived'
                : 'mentor.delete.hasLearners'
              : 'mentor.delete.text',
          )}
        </p>
        {failure && <FieldError role="alert">{failureText(failure)}</FieldError>}
        <Stack $gap={2}>
          {hasLearners && !isArchived && (
            <Button $inactive={archiving.busy} onClick={handleArchive}>
              {t('mentor.delete.archive')}
            </Button>
          )}
          {!hasLearners && (
            <Button $variant="danger" $inactive={deletion.busy} onClick={deletion.run}>
              {t('mentor.delete.confirm')}
            </Button>
          )}
          <Button $variant="secondary" onClick={onClose}>
            {t('mentor.delete.keep')}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}
