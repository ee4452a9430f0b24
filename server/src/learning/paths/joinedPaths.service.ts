import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { JOINED_PATHS_MAX, PATHS_PAGE } from '@mentor-connect/contract/learning/skillPathLimits'
import type { JoinedPath, SkillPathPlace } from '@mentor-connect/contract/learning/skillPaths'
import { lockAccount } from '../../accounts/people/credentials.repo'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { certificatesOfPaths } from '../certificates/certificates.repo'
import { pathCertificates } from './pathCertificates.service'
import { coursesOfPaths } from './pathCourses.query'
import { countJoinedBy, deletePerson, hasJoined, insertPerson, listJoined } from './pathPeople.repo'
import { progressIn } from './pathProgress.query'
import { findListedId, lockPath } from './skillPaths.repo'

/** Lets learners join and leave skill paths, and reads the paths that they have joined. */
export function joinedPaths(
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>,
) {
  const { db, clock } = dependencies
  const certificates = pathCertificates(dependencies)

  async function place(learnerId: string, pathId: string): Promise<SkillPathPlace> {
    if (!(await findListedId(db, pathId))) throw errors.notFound('Skill path')
    const courses = (await coursesOfPaths(db, [pathId])).get(pathId) ?? []
    const [progress] = await progressIn(db, learnerId, [courses])
    const certificateId = (await certificatesOfPaths(db, learnerId, [pathId])).get(pathId)
    return {
      isJoined: await hasJoined(db, { learnerId, pathId }),
      ...progress!,
      ...(certificateId && { certificateId }),
    }
  }

  return {
    place,

    async join(learnerId: string, pathId: string): Promise<SkillPathPlace> {
      await db.transaction().execute(async (tx) => {
        // The account is locked, so that two concurrent requests cannot exceed the maximum number of paths.
        await lockAccount(tx, 'user', learnerId)
        const path = await lockPath(tx, pathId)
        if (!path?.listed) throw errors.notFound('Skill path')
        if (await hasJoined(tx, { learnerId, pathId })) return
        if ((await countJoinedBy(tx, learnerId)) >= JOINED_PATHS_MAX)
          throw errors.invalidInput({ id: `Leave another path first: you are in ${JOINED_PATHS_MAX}.` })
        await insertPerson(tx, { learnerId, pathId }, clock().toISOString())
        // The learner may have completed all courses of the path before.
        await certificates.issueQuietly(tx, { learnerId, pathId })
      })
      return place(learnerId, pathId)
    },

    async leave(learnerId: string, pathId: string): Promise<{ id: string }> {
      await db.transaction().execute(async (tx) => {
        // The locks are taken in the same order as in `join`.
        await lockAccount(tx, 'user', learnerId)
        await lockPath(tx, pathId)
        await deletePerson(tx, { learnerId, pathId })
      })
      return { id: pathId }
    },

    async list(learnerId: string, page = 1) {
      const { limit, offset } = pageWindow({ page, limit: PATHS_PAGE })
      const rows = await listJoined(db, learnerId, { limit, offset })
      const ids = rows.map(({ id }) => id)
      const courses = await coursesOfPaths(db, ids)
      const places = await progressIn(
        db,
        learnerId,
        ids.map((id) => courses.get(id) ?? []),
      )
      const certified = await certificatesOfPaths(db, learnerId, ids)
      const paths = rows.map((row, index): JoinedPath => ({
        _id: row.id,
        slug: row.slug,
        title: row.hidden_at === null ? row.title : '',
        language: row.language as CourseLanguage,
        joinedAt: row.joined_at,
        isAvailable: Boolean(row.listed),
        progress: places[index]!.progress,
        ...(certified.has(row.id) && { certificateId: certified.get(row.id) }),
      }))
      return { paths, pagination: paginationOf({ page, limit }, await countJoinedBy(db, learnerId)) }
    },
  }
}
