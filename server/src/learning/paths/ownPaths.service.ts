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
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { readPaths, toMilestones, toOwnSummary } from './presentPath'
import {
  countPathsOf,
  deletePath,
  lockPath,
  selectPaths,
  updatePath,
  type StoredPath,
} from './skillPaths.repo'
import { storeChanges, storeNewPath } from './storePath'

interface Saved extends SkillPathContent {
  id: string
  version?: number
}

/** Skill paths, for the mentor who makes, publishes and changes them. */
export function ownPaths({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  async function read(mentorId: string, id: string): Promise<OwnSkillPath> {
    const row = await selectPaths(db)
      .where('skill_paths.id', '=', id)
      .where('skill_paths.mentor_id', '=', mentorId)
      .executeTakeFirst()
    if (!row) throw errors.notFound('Skill path')
    const [path] = await readPaths(db, [row])
    return { ...toOwnSummary(path!), milestones: toMilestones(path!) }
  }

  async function create(mentorId: string, id: string, content: SkillPathContent) {
    const now = clock().toISOString()
    await db.transaction().execute(async (tx) => {
      // Locked, so that the paths are counted by one request at a time.
      await lockAccount(tx, 'mentor', mentorId)
      const before = await lockPath(tx, id)
      if (before?.mentor_id === mentorId && before.version === 0) return
      if (before) throw errors.invalidInput({ id: 'Choose another id.' })
      if ((await countPathsOf(tx, mentorId)) >= PATHS_OF_MENTOR_MAX)
        throw errors.invalidInput({ title: `You can have at most ${PATHS_OF_MENTOR_MAX} paths.` })
      await requireListed(tx, coursesOf(content.milestones))
      const row = { id, mentor_id: mentorId, state: 'draft', created_at: now, updated_at: now } as const
      if (!(await storeNewPath(tx, row, content))) throw errors.invalidInput({ id: 'Choose another id.' })
    })
  }

  async function change(mentorId: string, version: number, { id, ...content }: Saved) {
    await db.transaction().execute(async (tx) => {
      const path = await requireCurrent(tx, mentorId, id, version)
      if (path.state === 'published') requireValid(publishErrors(content))
      const known = (await coursesOfPaths(tx, [id])).get(id)?.map(({ courseId }) => courseId) ?? []
      await requireListed(
        tx,
        coursesOf(content.milestones).filter((courseId) => !known.includes(courseId)),
      )
      await storeChanges(tx, id, content, { version: version + 1, updated_at: clock().toISOString() })
    })
  }

  const setState = async (tx: Database, { id, version }: StoredPath, state: StoredPath['state']) =>
    updatePath(tx, id, { state, version: version + 1, updated_at: clock().toISOString() })

  return {
    read,
    list: (mentorId: string, page = 1) => listPathsOf(db, mentorId, page),

    async save(mentorId: string, { id, version, ...content }: Saved): Promise<OwnSkillPath> {
      const tidy = tidied(content)
      requireValid(draftErrors(tidy))
      await (version === undefined ? create(mentorId, id, tidy) : change(mentorId, version, { id, ...tidy }))
      return read(mentorId, id)
    },

    async publish(mentorId: string, id: string, version: number): Promise<OwnSkillPath> {
      await db.transaction().execute(async (tx) => {
        const path = await requireCurrent(tx, mentorId, id, version, version + 1)
        if (path.state === 'published') return
        if (path.version !== version) throw errors.pathChanged()
        const content = await readContent(tx, path)
        requireValid(publishErrors(content))
        await requireListed(tx, coursesOf(content.milestones))
        await setState(tx, path, 'published')
      })
      return read(mentorId, id)
    },

    async unpublish(mentorId: string, id: string, version: number): Promise<OwnSkillPath> {
      await db.transaction().execute(async (tx) => {
        const path = await requireCurrent(tx, mentorId, id, version, version + 1)
        if (path.state === 'draft') return
        if (path.version !== version) throw errors.pathChanged()
        await setState(tx, path, 'draft')
      })
      return read(mentorId, id)
    },

    async remove(mentorId: string, id: string, version: number): Promise<{ id: string }> {
      await db.transaction().execute(async (tx) => {
        await requireCurrent(tx, mentorId, id, version)
        await deletePath(tx, id)
      })
      return { id }
    },
  }
}

async function requireCurrent(
  tx: Database,
  mentorId: string,
  id: string,
  ...versions: number[]
): Promise<StoredPath> {
  const path = await lockPath(tx, id)
  if (!path || path.mentor_id !== mentorId) throw errors.notFound('Skill path')
  if (!versions.includes(path.version)) throw errors.pathChanged()
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
