import {
  coursesOf,
  draftErrors,
  publishErrors,
  type SkillPathContent,
  type SkillPathErrors,
} from '@mentor-connect/contract/learning/skillPath'
import { PATHS_OF_MENTOR_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import type { OwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { coursesOfPaths } from './pathCourses.query'
import { listedAmong, listPathsOf, readContent } from './ownPaths.query'
import { conflict, errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findPath, toOwnPath } from './presentPath'
import { countPathsOf, deletePath, lockPath, updatePath, type StoredPath } from './skillPaths.repo'
import { storeChanges, storeNewPath } from './storePath'

interface Saved extends SkillPathContent {
  id: string
  version?: number
}

/** The author of a path: a mentor, or the platform if `mentorId` is null. */
export interface Maker {
  mentorId: string | null
  /**
   * Records a change in the audit log, in the transaction of the change. Changes by mentors are not recorded.
   */
  record?: (tx: Database, act: PathAct, id: string) => Promise<unknown>
}

type PathAct = 'save' | 'publish' | 'unpublish' | 'delete'

/** Creates, publishes and changes skill paths on behalf of their authors. */
export function ownPaths({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  async function read({ mentorId }: Maker, id: string): Promise<OwnSkillPath> {
    const path = await findPath(db, id)
    if (!path || path.row.mentor_id !== mentorId) throw errors.notFound('Skill path')
    return toOwnPath(path)
  }

  async function create(maker: Maker, id: string, content: SkillPathContent) {
    const { mentorId } = maker
    const now = clock().toISOString()
    await db.transaction().execute(async (tx) => {
      // The account is locked, so that two concurrent requests cannot exceed the maximum number of paths.
      if (mentorId !== null) await lockAccount(tx, 'mentor', mentorId)
      const before = await lockPath(tx, id)
      if (before?.mentor_id === mentorId && before.version === 0) return
      if (before) throw errors.invalidInput({ id: 'Choose another id.' })
      if (mentorId !== null) await requireRoom(tx, mentorId)
      await requireListed(tx, coursesOf(content.milestones))
      const row = { id, mentor_id: mentorId, state: 'draft', created_at: now, updated_at: now } as const
      if (!(await storeNewPath(tx, row, content))) throw errors.invalidInput({ id: 'Choose another id.' })
      await maker.record?.(tx, 'save', id)
    })
  }

  async function change(maker: Maker, version: number, { id, ...content }: Saved) {
    await db.transaction().execute(async (tx) => {
      const path = await requireCurrent(tx, maker, id, version)
      if (path.state === 'published') requireValid(publishErrors(content))
      const known = (await coursesOfPaths(tx, [id])).get(id)?.map(({ courseId }) => courseId) ?? []
      await requireListed(
        tx,
        coursesOf(content.milestones).filter((courseId) => !known.includes(courseId)),
      )
      await storeChanges(tx, id, content, { version: version + 1, updated_at: clock().toISOString() })
      await maker.record?.(tx, 'save', id)
    })
  }

  const setState = async (tx: Database, { id, version }: StoredPath, state: StoredPath['state']) =>
    updatePath(tx, id, { state, version: version + 1, updated_at: clock().toISOString() })

  return {
    read,

    list: (mentorId: string, page = 1) => listPathsOf(db, mentorId, page),

    async save(maker: Maker, { id, version, ...content }: Saved): Promise<OwnSkillPath> {
      const tidy = tidied(content)
      requireValid(draftErrors(tidy))
      await (version === undefined ? create(maker, id, tidy) : change(maker, version, { id, ...tidy }))
      return read(maker, id)
    },

    async publish(maker: Maker, id: string, version: number): Promise<OwnSkillPath> {
      await db.transaction().execute(async (tx) => {
        const path = await requireCurrent(tx, maker, id, version, version + 1)
        if (path.state === 'published') return
        if (path.version !== version) throw pathChanged()
        const content = await readContent(tx, path)
        requireValid(publishErrors(content))
        await requireListed(tx, coursesOf(content.milestones))
        await setState(tx, path, 'published')
        await maker.record?.(tx, 'publish', id)
      })
      return read(maker, id)
    },

    async unpublish(maker: Maker, id: string, version: number): Promise<OwnSkillPath> {
      await db.transaction().execute(async (tx) => {
        const path = await requireCurrent(tx, maker, id, version, version + 1)
        if (path.state === 'draft') return
        if (path.version !== version) throw pathChanged()
        await setState(tx, path, 'draft')
        await maker.record?.(tx, 'unpublish', id)
      })
      return read(maker, id)
    },

    async remove(maker: Maker, id: string, version: number): Promise<{ id: string }> {
      await db.transaction().execute(async (tx) => {
        await requireCurrent(tx, maker, id, version)
        await deletePath(tx, id)
        await maker.record?.(tx, 'delete', id)
      })
      return { id }
    },
  }
}

async function requireRoom(tx: Database, mentorId: string) {
  if ((await countPathsOf(tx, mentorId)) >= PATHS_OF_MENTOR_MAX)
    throw errors.invalidInput({ title: `You can have at most ${PATHS_OF_MENTOR_MAX} paths.` })
}

async function requireCurrent(
  tx: Database,
  { mentorId }: Maker,
  id: string,
  ...versions: number[]
): Promise<StoredPath> {
  const path = await lockPath(tx, id)
  if (!path || path.mentor_id !== mentorId) throw errors.notFound('Skill path')
  if (!versions.includes(path.version)) throw pathChanged()
  return path
}

function requireValid(found: SkillPathErrors) {
  const fields = Object.keys(found).map((field) => [field, 'Correct this.'])
  if (fields.length > 0) throw errors.invalidInput(Object.fromEntries(fields))
}

/** Requires that all these courses are in the catalogue. */
async function requireListed(tx: Database, courseIds: string[]) {
  const listed = await listedAmong(tx, courseIds)
  if (listed.size < new Set(courseIds).size)
    throw errors.invalidInput({ milestones: 'Choose courses that are in the catalogue.' })
}

const tidied = ({ title, purpose, subjects, milestones, ...rest }: SkillPathContent): SkillPathContent => ({
  ...rest,
  title: title.trim(),
  purpose: purpose.trim(),
  subjects: [...new Set(subjects)],
  milestones: milestones.map((milestone) => ({ ...milestone, title: milestone.title.trim() })),
})

const pathChanged = () =>
  conflict('path_changed', 'This path was changed elsewhere. Load it again to continue.')
