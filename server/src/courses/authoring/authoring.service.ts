import type {
  CourseStatus,
  ModuleDraft,
  OwnCourse,
} from '@mentor-connect/contract/courses/authoring/authoring'
import type { CourseContent } from '@mentor-connect/contract/courses/authoring/courseContent'
import { hasLessons } from '@mentor-connect/contract/courses/courseRules'
import { languageOfTitle } from '@mentor-connect/contract/courses/courseLanguages'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { Database, Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { indexCourses } from '../catalogue/search/courseWords.repo'
import { publishDrafts } from '../lessons/publishDrafts'
import { requireValidCourse } from './courseValidation'
import {
  contentColumns,
  deleteCourse,
  hasLearners,
  insertCourse,
  lockCourse,
  updateCourse,
  writeDomains,
} from './courses.repo'
import { generatedBanner } from '../banners.repo'
import { findOwnCourse } from './ownCourses.repo'
import { requireOwnFiles } from './ownFiles.policy'
import { assignIds } from './assignIds'
import { asNew, requireCompletable, requireFinishedCourse } from './finishedCourse.policy'
import { writeOutline } from './outline.repo'

interface Written extends CourseContent<ModuleDraft> {
  /** URL of the banner. An empty text selects the generated banner. */
  bannerUrl?: string
}
type NewCourse = Written & { status?: 'draft' | 'published' }
type Edited = Written & { version?: string }

export function authoringService({ db, clock, config }: Pick<ApiDependencies, 'db' | 'clock' | 'config'>) {
  const { siteUrl } = config

  async function ownCourse(db: Database, mentorId: string, courseId: string): Promise<OwnCourse> {
    const course = await findOwnCourse(db, { siteUrl, mentorId, courseId })
    if (!course) throw errors.notFound('Course')
    return course
  }

  async function lockedCourse(tx: Tx, mentorId: string, courseId: string) {
    await lockCourse(tx, courseId)
    return ownCourse(tx, mentorId, courseId)
  }

  return {
    check: requireValidNew,

    /** Checks the course as `update` does, before a banner is stored. */
    async checkOwn(mentorId: string, courseId: string, written: Written) {
      const before = await ownCourse(db, mentorId, courseId)
      await requireValidCourse(
        { ...written, modules: assignIds(written.modules, before.modules) },
        before.status,
      )
    },

    read: (mentorId: string, courseId: string) => ownCourse(db, mentorId, courseId),

    async create(mentorId: string, written: NewCourse): Promise<OwnCourse> {
      const { status = statusOfNew(written), bannerUrl } = written
      await requireValidNew(written, written.status)
      const id = randomUUID()
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        const modules = assignIds(written.modules, [])
        await requireOwnFiles(tx, mentorId, { modules, bannerUrl })
        const content = contentColumns({ ...written, modules })
        await insertCourse(tx, {
          id,
          language: languageOfTitle(content.title),
          ...content,
          status,
          banner: bannerUrl || generatedBanner(id),
          mentor_id: mentorId,
          created_at: now,
          updated_at: now,
        })
        await writeDomains(tx, id, written.domain)
        await writeOutline(tx, id, modules)
        await indexCourses(tx, [id])
        return ownCourse(tx, mentorId, id)
      })
    },

    /** Replaces the course's content. Learners keep their progress in the lessons that remain. */
    update(mentorId: string, courseId: string, written: Edited): Promise<OwnCourse> {
      const { bannerUrl } = written
      return db.transaction().execute(async (tx) => {
        const before = await lockedCourse(tx, mentorId, courseId)
        if (written.version !== undefined && written.version !== before.updatedAt)
          throw courseErrors.editConflict()
        const modules = assignIds(written.modules, before.modules)
        await requireValidCourse({ ...written, modules }, before.status)
        await requireOwnFiles(tx, mentorId, { modules, bannerUrl: unlessUnchanged(before.banner, bannerUrl) })
        await updateCourse(tx, courseId, {
          ...contentColumns({ ...written, modules }),
          ...(bannerUrl !== undefined && { banner: bannerUrl || generatedBanner(courseId) }),
          updated_at: clock().toISOString(),
        })
        await writeDomains(tx, courseId, written.domain)
        await writeOutline(tx, courseId, modules)
        await indexCourses(tx, [courseId])
        const after = await ownCourse(tx, mentorId, courseId)
        requireCompletable(after)
        return after
      })
    },

    setStatus(mentorId: string, courseId: string, status: CourseStatus): Promise<OwnCourse> {
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        const before = await lockedCourse(tx, mentorId, courseId)
        // A course counts as new from its first publication, so a draft gets a new date when it is published.
        const isFirstPublication = before.status === 'draft' && status === 'published'
        if (status === 'published') {
          await publishDrafts(tx, { mentorId, courseId }, now)
          await requireValidCourse(before, status)
          requireFinishedCourse((await ownCourse(tx, mentorId, courseId)).modules)
        }
        if (status === 'draft') await requireNoLearners(tx, courseId)
        await updateCourse(tx, courseId, {
          status,
          ...(isFirstPublication && { created_at: now, updated_at: now }),
        })
        await indexCourses(tx, [courseId])
        return ownCourse(tx, mentorId, courseId)
      })
    },

    /** Deletes the course. Issued certificates stay, because they belong to the learners. */
    async remove(mentorId: string, courseId: string) {
      await db.transaction().execute(async (tx) => {
        await lockedCourse(tx, mentorId, courseId)
        await requireNoLearners(tx, courseId)
        await deleteCourse(tx, courseId)
      })
    },
  }
}

/**
 * The status of a new course if the client sends none. A course without lessons is a draft, because nobody
 * could finish it.
 */
const statusOfNew = ({ modules }: Written) => (hasLessons(modules) ? 'published' : 'draft')

async function requireValidNew(written: Written, status?: 'draft' | 'published') {
  await requireValidCourse(written, status ?? 'published')
  if ((status ?? statusOfNew(written)) === 'published') requireFinishedCourse(asNew(written.modules))
}

/** Returns undefined for the current banner, whose ownership needs no check. */
function unlessUnchanged(current: string, given: string | undefined) {
  return given === current ? undefined : given
}

async function requireNoLearners(db: Database, courseId: string) {
  if (await hasLearners(db, courseId)) throw courseErrors.courseHasLearners()
}
