import { paths } from '@mentor-connect/contract/remote'
import { NoteList, NoteStatusNotice } from '@mentor-connect/features/notes'
import { ButtonLink, Empty, LoadFailed, Pagination, StaleNotice, color } from '@mentor-connect/ui'
import { NotebookPen } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import { useT } from '../messages/useT'
import { NotePlace } from './NotePlace'
import { NotesFilter } from './NotesFilter'
import { NotesSkeleton } from './NotesSkeleton'
import { useNotes } from './useNotes'
import { useNotesQuery } from './useNotesQuery'

export function Notes({ learnerId }: { learnerId: string }) {
  const t = useT()
  const { query, change } = useNotesQuery()
  const notes = useNotes(learnerId, query)
  const { page, course } = query

  if (notes.isLoading) return <NotesSkeleton />
  if (!notes.data) return <LoadFailed error={notes.error!} onRetry={notes.retry} />
  if (page > Math.max(1, notes.totalPages) && !notes.isRefreshing) return <Navigate to="?" replace />
  if (notes.courses.length === 0 && !query.text) return <NoNotes />
  return (
    <>
      {notes.error && <StaleNotice onRetry={notes.retry} />}
      <NotesFilter query={query} courses={notes.courses} onChange={change} />
      <NoteStatusNotice status={notes.status} />
      {notes.notes.length === 0 && (query.text || course) && (
        <Empty title={t('learner.notes.nothingFound')} />
      )}
      <NoteList
        key={`${query.text} ${course} ${page}`}
        notes={notes.notes}
        placeOf={(note) => <NotePlace note={note} />}
        onAct={notes.act}
      />
      <Pagination page={page} totalPages={notes.totalPages} onChange={(next) => change({ page: next })} />
    </>
  )
}

function NoNotes() {
  const t = useT()
  return (
    <Empty
      title={t('learner.notes.empty')}
      picture={<NotebookPen size={44} color={color.muted} aria-hidden />}
    >
      <p>{t('learner.notes.emptyHint')}</p>
      <ButtonLink to={paths.learner.home}>{t('learner.notes.goLearn')}</ButtonLink>
    </Empty>
  )
}
