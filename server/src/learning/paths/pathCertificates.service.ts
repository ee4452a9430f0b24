import type { OwnCertificate } from '@mentor-connect/contract/learning/certificates'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { ApiError, errors } from '../../platform/http/errors'
import { certificateErrors } from '../certificateErrors'
import { certificateIssuing } from '../certificates/certificateIssuing'
import { findIssued, pathKey } from '../certificates/certificates.repo'
import { presentOwnCertificate } from '../certificates/presentCertificate'
import { coursesOfPaths } from './pathCourses.query'
import { hasJoined, joinedPathsWith } from './pathPeople.repo'
import { progressIn } from './pathProgress.query'
import { findListedId } from './skillPaths.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>

interface JoinedPath {
  learnerId: string
  pathId: string
}

/**
 * Errors for which a certificate is not issued automatically. The learner only sees them when requesting the
 * certificate.
 */
const REFUSALS = ['certificate_revoked', 'name_not_printable']

/** Issues the certificates of skill paths, when the last course is completed or on request. */
export function pathCertificates(dependencies: Dependencies) {
  const { db } = dependencies
  const issuing = certificateIssuing(dependencies)

  /** Issues the certificate of a listed, joined path. Returns undefined if a course is not completed. */
  async function issueIn(tx: Database, { learnerId, pathId }: JoinedPath) {
    const courses = (await coursesOfPaths(tx, [pathId])).get(pathId) ?? []
    const [place] = await progressIn(tx, learnerId, [courses])
    if (!place?.progress.isComplete) return undefined
    const courseIds = place.courses.map(({ courseId }) => courseId)
    return issuing.forPath(tx, { learnerId, pathId, courseIds })
  }

  /**
   * Issues the certificate like `issueIn`, but does nothing if it is refused. The caller must hold the lock
   * of the account.
   */
  async function issueQuietly(tx: Database, path: JoinedPath) {
    try {
      await issueIn(tx, path)
    } catch (error) {
      if (!(error instanceof ApiError && REFUSALS.includes(error.code))) throw error
    }
  }

  return {
    issueQuietly,

    /** Issues the certificates of the joined paths that are completed with this course. */
    async issueCompleted(tx: Database, course: { learnerId: string; courseId: string }) {
      const { learnerId } = course
      const paths = await joinedPathsWith(tx, course)
      if (paths.length === 0) return
      // The account is locked after the enrolment, in the same order as when progress is saved.
      await lockAccount(tx, 'user', learnerId)
      for (const pathId of paths) await issueQuietly(tx, { learnerId, pathId })
    },

    /** Issues the certificate of a joined path, or returns the one that was issued before. */
    issue(learnerId: string, pathId: string): Promise<OwnCertificate> {
      return db.transaction().execute(async (tx) => {
        await lockAccount(tx, 'user', learnerId)
        const before = await findIssued(tx, learnerId, pathKey(pathId))
        if (before && !before.revoked_at) return presentOwnCertificate(before)
        const isOpen = (await findListedId(tx, pathId)) && (await hasJoined(tx, { learnerId, pathId }))
        if (!isOpen) throw errors.notFound('Skill path')
        const row = await issueIn(tx, { learnerId, pathId })
        if (!row) throw certificateErrors.courseIncomplete()
        return presentOwnCertificate(row)
      })
    },
  }
}
