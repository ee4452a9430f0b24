import type { OutgoingStatus } from '@mentor-connect/api/outbox'
import { NOTES_PER_LESSON_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { Notice } from '@mentor-connect/ui'
import { useNoteT } from './useNoteT'

/** A message that is shown if notes have not reached the server. */
export function NoteStatusNotice({ status }: { status: OutgoingStatus }) {
  const t = useNoteT()
  if (status === 'offline') return <Notice>{t('notes.status.offline')}</Notice>
  if (status === 'refused')
    return <Notice tone="danger">{t('notes.status.refused', { max: NOTES_PER_LESSON_MAX })}</Notice>
  return null
}
