import { Button, Modal, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'

/** More names would hide the question. */
const NAMED_MAX = 5

interface EmptyLessonsDialogProps {
  /** Titles of the lessons without content. */
  titles: string[]
  onContinue: () => void
  /** Absent if the course is no draft any more. */
  onDraft?: () => void
  onClose: () => void
}

/** Asks before learners see lessons in which there is nothing. */
export function EmptyLessonsDialog({ titles, onContinue, onDraft, onClose }: EmptyLessonsDialogProps) {
  const t = useT()
  const more = titles.length - NAMED_MAX
  return (
    <Modal labelledBy="empty-lessons-title" describedBy="empty-lessons-text" onClose={onClose}>
      <Stack>
        <SectionTitle id="empty-lessons-title">
          {t('mentor.publish.empty.title', { count: titles.length })}
        </SectionTitle>
        <div id="empty-lessons-text">
          <p>{t('mentor.publish.empty.text')}</p>
          <ul>
            {titles.slice(0, NAMED_MAX).map((title, index) => (
              <li key={index}>{title || t('mentor.form.lesson.unnamed')}</li>
            ))}
            {more > 0 && <li>{t('mentor.form.invalid.more', { count: more })}</li>}
          </ul>
        </div>
        <Stack $gap={2}>
          <Button onClick={onClose}>{t('mentor.publish.empty.back')}</Button>
          {onDraft && (
            <Button $variant="secondary" onClick={onDraft}>
              {t('mentor.form.saveDraft')}
            </Button>
          )}
          <Button $variant="danger" onClick={onContinue}>
            {t('mentor.publish.empty.anyway')}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}
