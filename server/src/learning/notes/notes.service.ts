import type { ListedNote, Note } from '@mentor-connect/contract/learning/notes'
import { NOTES_PER_LESSON_MAX, NOTE_MAX } from '@mentor-connect/contract/learning/noteLimits'
import type { Selectable } from 'kysely'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../../courses/courseErrors'
import { readText } from '../../platform/http/validation/readText'
import { lockEnrolment } from '../../courses/progress/enrolments.repo'
import { pageWindow, paginationOf, type PageRequest } from '../../courses/catalogue/pages'
import type { ApiDatabase, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { countMatching, listMatching, notedCourses, type NoteFilter } from './noteList.query'
import {
  countNotes,
  hasLesson,
  insertNote,
  lockNote,
  markRemoved,
  notesInLesson,
  updateNote,
  type NotePlace,
  type WrittenNote,
} from './notes.repo'

type Act<Values> = Omit<Values, 'at'> & { ageMs?: number }

/** Reads and changes private notes. Every read and write is limited to the learner's own rows. */
export function noteService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  const timeOf = ({ ageMs = 0 }: { ageMs?: number }) => new Date(clock().getTime() - ageMs).toISOString()

  return {
    async inLesson(learnerId: string, place: NotePlace): Promise<Note[]> {
      return (await notesInLesson(db, learnerId, place)).map(presentNote)
    },

    async list(filter: NoteFilter, request: PageRequest) {
      const rows = await listMatching(db, filter, pageWindow(request))
      return {
        notes: rows.map(presentListed),
        courses: await notedCourses(db, filter.learnerId),
        pagination: paginationOf(request, await countMatching(db, filter)),
      }
    },

    /**
     * Saves a note. If two changes of the note arrive in the wrong order, the one that was made later wins.
     */
    async save(act: Act<WrittenNote>): Promise<void> {
      const note = {
        ...act,
        text: readText('text', act.text, NOTE_MAX),
        quote: act.quote.normalize('NFC'),
        at: timeOf(act),
      }
      await db.transaction().execute(async (tx) => {
        const isEnrolled = (await lockEnrolment(tx, note)) !== undefined
        const stored = await lockNote(tx, note.learnerId, note.id)
        if (!stored && !isEnrolled) throw courseErrors.notEnrolled()
        if (stored && stored.acted_at > note.at) return
        const place = stored ? { courseId: stored.course_id, lessonId: stored.lesson_id } : note
        if (!stored || stored.removed === 1) await requireRoom(tx, note.learnerId, place)
        if (stored) return updateNote(tx, note)
        if (!(await hasLesson(tx, note))) throw errors.notFound('Lesson')
        await insertNote(tx, note)
      })
    },

    async remove(act: Act<Pick<WrittenNote, 'learnerId' | 'id' | 'at'>>): Promise<void> {
      const at = timeOf(act)
      await db.transaction().execute(async (tx) => {
        const stored = await lockNote(tx, act.learnerId, act.id)
        if (!stored) throw errors.notFound('Note')
        if (stored.acted_at <= at) await markRemoved(tx, { ...act, at })
      })
    },
  }
}

async function requireRoom(tx: Tx, learnerId: string, place: NotePlace) {
  if ((await countNotes(tx, learnerId, place)) >= NOTES_PER_LESSON_MAX)
    throw errors.invalidInput({ text: `A lesson can have at most ${NOTES_PER_LESSON_MAX} notes.` })
}

type Row = Selectable<ApiDatabase['notes']>

function presentNote({ id, course_id, lesson_id, block_id, quote, text, created_at, acted_at }: Row): Note {
  return {
    id,
    courseId: course_id,
    lessonId: lesson_id,
    quote,
    text,
    ...(block_id !== null && { blockId: block_id }),
    createdAt: created_at,
    updatedAt: acted_at,
  }
}

function presentListed({
  courseTitle,
  lessonTitle,
  ...row
}: Row & { courseTitle: string | null; lessonTitle: string | null }): ListedNote {
  return {
    ...presentNote(row),
    ...(courseTitle !== null && { courseTitle }),
    ...(lessonTitle !== null && { lessonTitle }),
  }
}
