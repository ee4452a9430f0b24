import { call, useAttempt } from '@mentor-connect/api'
import { getNotes, type ListedNote } from '@mentor-connect/contract/learning/notes'
import { PAGE_SIZE_MAX } from '@mentor-connect/contract/rules/limits'
import { saveFile } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { notesAsMarkdown } from './notesAsMarkdown'

/** Downloads all notes, or those of one course, as a Markdown file. */
export function useNotesExport(courseId: string) {
  const t = useT()
  const { attempt, isBusy, failure } = useAttempt()
  const download = () =>
    attempt(async () => {
      const text = notesAsMarkdown(await allNotes(courseId), {
        title: t('learner.notes.title'),
        deletedCourse: t('learner.notes.deletedCourse'),
        deletedLesson: t('learner.notes.deletedLesson'),
      })
      saveFile(new Blob([text], { type: 'text/markdown' }), 'notes.md')
    })
  return { download, isBusy, failure }
}

async function allNotes(courseId: string): Promise<ListedNote[]> {
  const notes: ListedNote[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { page, limit: PAGE_SIZE_MAX, ...(courseId && { courseId }) }
    const { data } = await call(getNotes, { query })
    notes.push(...data.notes)
    last = data.pagination.totalPages
  }
  return notes
}
