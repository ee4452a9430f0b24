import type { CourseStatus, ModuleDraft, OwnCourse } from '@mentor-connect/shared/contracts/authoring'
import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockRows } from '../../platform/database/lockRows'
import { errors } from '../../platform/http/errors'
import type { ApiDatabase } from '../database/schema'
import type { ApiDependencies } from '../dependencies'
import { requireSound } from './authoring.policy'
import { contentColumns, drawnBanner, hasLearners, UNTOUCHED, writeDomains } from './courses.writes'
import { findOwnCourse } from './ownCourses.repo'
import { requireOwnFiles } from './ownFiles'
import { plantTree } from './plantTree'
import { writeTree } from './tree.repo'

interface Written {
  title: string
  description: string
  domain: string[]
  modules: ModuleDraft[]
  /** Empty: the drawn one. */
  bannerUrl?: string
}
type NewCourse = Written & { status?: 'draft' | 'published' }
type Edited = Written & { version?: string }

export function authoringService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    check: requireSound,

    /** The same checks as of a save, before a banner is kept for it. */
    async checkOwn(mentorId: string, courseId: string, written: Written) {
      await requireSound(written, (await ownCourse(db, mentorId, courseId)).status)
    },

    read: (mentorId: string, courseId: string) => ownCourse(db, mentorId, courseId),

    async create(mentorId: string, written: NewCourse): Promise<OwnCourse> {
      const { status = 'published', bannerUrl } = written
      await requireSound(written, status)
      const id = randomUUID()
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        const modules = plantTree(written.modules, [])
        await requireOwnFiles(tx, mentorId, { modules, bannerUrl })
        const content = await contentColumns(tx, mentorId, { ...written, modules })
        await tx
          .insertInto('courses')
          .values({
            ...{ id, ...content, ...UNTOUCHED, status },
            ...{
              banner: bannerUrl || drawnBanner(id),
              mentor_id: mentorId,
              created_at: now,
              updated_at: now,
            },
          })
          .execute()
        await writeDomains(tx, id, written.domain)
        await writeTree(tx, id, modules)
        return ownCourse(tx, mentorId, id)
      })
    },

    /** Replaces what the mentor wrote; the progress of learners follows the lessons that stay. */
    update(mentorId: string, courseId: string, written: Edited): Promise<OwnCourse> {
      const { bannerUrl } = written
      return db.transaction().execute(async (tx) => {
        const before = await lockedCourse(tx, mentorId, courseId)
        if (written.version !== undefined && written.version !== before.updatedAt) throw errors.editConflict()
        await requireSound(written, before.status)
        const modules = plantTree(written.modules, before.modules)
        await requireOwnFiles(tx, mentorId, { modules, bannerUrl: keptOr(before.banner, bannerUrl) })
        await tx
          .updateTable('courses')
          .set({
            ...(await contentColumns(tx, mentorId, { ...written, modules })),
            ...(bannerUrl !== undefined && { banner: bannerUrl || drawnBanner(courseId) }),
            updated_at: clock().toISOString(),
          })
          .where('id', '=', courseId)
          .execute()
        await writeDomains(tx, courseId, written.domain)
        await writeTree(tx, courseId, modules)
        return ownCourse(tx, mentorId, courseId)
      })
    },

    setStatus(mentorId: string, courseId: string, status: CourseStatus): Promise<OwnCourse> {
      const now = clock().toISOString()
      return db.transaction().execute(async (tx) => {
        const before = await lockedCourse(tx, mentorId, courseId)
        if (status === 'published') await requireSound(before, status)
        if (status === 'draft') await requireNoLearners(tx, courseId)
        // A course is as new as its first day in the catalogue.
        const debut = before.status === 'draft' && status === 'published'
        await tx
          .updateTable('courses')
          .set({ status, ...(debut && { created_at: now, updated_at: now }) })
          .where('id', '=', courseId)
          .execute()
        return ownCourse(tx, mentorId, courseId)
      })
    },

    /** Certificates stay: they are the learners'. */
    async remove(mentorId: string, courseId: string) {
      await db.transaction().execute(async (tx) => {
        await lockedCourse(tx, mentorId, courseId)
        await requireNoLearners(tx, courseId)
        await tx.deleteFrom('courses').where('id', '=', courseId).execute()
      })
    },
  }
}

async function ownCourse(db: Kysely<ApiDatabase>, mentorId: string, courseId: string): Promise<OwnCourse> {
  const course = await findOwnCourse(db, mentorId, courseId)
  if (!course) throw errors.notFound('Course')
  return course
}

async function lockedCourse(tx: Transaction<ApiDatabase>, mentorId: string, courseId: string) {
  await lockRows(tx, tx.selectFrom('courses').select('id').where('id', '=', courseId)).execute()
  return ownCourse(tx, mentorId, courseId)
}

/** What already stands in the course needs no proof. */
function keptOr(current: string, given: string | undefined) {
  return given === current ? undefined : given
}

async function requireNoLearners(db: Kysely<ApiDatabase>, courseId: string) {
  if (await hasLearners(db, courseId)) throw errors.courseHasLearners()
}
