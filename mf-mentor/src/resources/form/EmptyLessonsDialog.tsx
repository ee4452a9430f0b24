import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { Button, Modal, SectionTitle, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { useMissingName } from './useMissingName'

/** Maximum number of listed lessons; more would push the question out of view. */
const NAMED_MAX = 5

export interface EmptyLesson {
  title: string
  kind: LessonKind
  module: number
  lesson: number
}

interface EmptyLessonsDialogProps {
  /** The lessons without content. */
  lessons: EmptyLesson[]
  /** Saves the course and opens the page where a lesson is written. */
  onOpen: (lesson: EmptyLesson) => void
  /** Saves anyway; absent if the course is about to be published, because nobody could complete such lessons. */
  onContinue?: () => void
  /** Saves as a draft; absent if the course is not a draft any more. */
  onDraft?: () => void
  onClose: () => void
}

/** Warns about lessons without content, before the course is published or a published course is saved. */
export function EmptyLessonsDialog({
  lessons,
  onOpen,
  onContinue,
  onDraft,
  onClose,
}: EmptyLessonsDialogProps) {
  const t = useT()
  const nameOf = useMissingName()
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
            {lessons.slice(0, NAMED_MAX).map((lesson) => (
              <li key={`${lesson.module}/${lesson.lesson}`}>
                <Button $variant="ghost" $small onClick={() => onOpen(lesson)}>
                  {nameOf(lesson)}
                </Button>
              </li>
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
