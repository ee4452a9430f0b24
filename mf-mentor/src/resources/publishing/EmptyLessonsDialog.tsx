import { Button, Modal, SectionTitle, Stack } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'

/** More names would hide the question. */
const NAMED_MAX = 5

export interface EmptyLesson {
  title: string
  path?: string
}

interface EmptyLessonsDialogProps {
  /** The lessons without content; one that is stored has the address where it is written. */
  lessons: EmptyLesson[]
  /** Absent if the course is about to be published: with such lessons nobody could complete it. */
  onContinue?: () => void
  /** Absent if the course is no draft any more. */
  onDraft?: () => void
  onClose: () => void
}

/** Names lessons in which there is nothing before the course is published, or saved while learners see it. */
export function EmptyLessonsDialog({ lessons, onContinue, onDraft, onClose }: EmptyLessonsDialogProps) {
  const t = useT()
  const more = lessons.length - NAMED_MAX
  return (
    <Modal labelledBy="empty-lessons-title" describedBy="empty-lessons-text" onClose={onClose}>
      <Stack>
        <SectionTitle id="empty-lessons-title">
          {t('mentor.publish.empty.title', { count: lessons.length })}
        </SectionTitle>
        <div id="empty-lessons-text">
          <p>{t(onContinue ? 'mentor.publish.empty.hidden' : 'mentor.publish.empty.text')}</p>
          <ul>
            {lessons.slice(0, NAMED_MAX).map(({ title, path }, index) => {
              const name = title || t('mentor.form.lesson.unnamed')
              return <li key={index}>{path ? <Link to={path}>{name}</Link> : name}</li>
            })}
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
          {onContinue && (
            <Button $variant="secondary" onClick={onContinue}>
              {t('mentor.publish.empty.anyway')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Modal>
  )
}
