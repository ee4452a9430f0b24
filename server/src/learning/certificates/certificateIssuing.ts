import type { Earned, ProvenProject } from '@mentor-connect/contract/learning/certificates'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import type { Selectable } from 'kysely'
import { findPerson } from '../../accounts/people/person.repo'
import { recordActivity } from '../../courses/progress/activity.repo'
import { completionIn } from '../../courses/progress/progress.repo'
import type { CertificatesTable, Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { notifier } from '../../messages/notifications/notifier'
import { certificateErrors } from '../certificateErrors'
import { undrawable } from '../../platform/typesetting/runs'
import { certificateIssuedMail } from './certificate.mails'
import { shareUrl, verifyPath } from '../certificateAddresses'
import { newCertificateId } from './certificateId'
import {
  findIssued,
  hasRevoked,
  insertOnce,
  namesFor,
  pathKey,
  pathNamesFor,
  projectKey,
  projectNamesFor,
  type NewCertificate,
} from './certificates.repo'
import { earnedIn, earnedTogether } from './earned.query'
import { proofOfCourse } from './proofOfCourse.query'
import { readProof, type ProofOfLearning } from './proofOfLearning'
import { shownName } from './shownTexts'

type CertificateRow = Selectable<CertificatesTable>
export type IssuingDependencies = Pick<ApiDependencies, 'clock' | 'config' | 'mails' | 'jobs'>

interface Names {
  name: string
  certificateName: string | null
}

interface CompletedCourse {
  learnerId: string
  courseId: string
  /** The proof to state instead of the results in the quizzes and tasks of the course. */
  given?: ProofOfLearning | undefined
  /** True for a course of a path. The learner then gets only the mail about the path. */
  isPart?: boolean
}

/** The contribution of a learner to the work of a team. */
export interface CertifiedProject extends Omit<ProvenProject, 'kind'> {
  learnerId: string
  teamId: string
  mentorId: string | null
  title: string
}

/** Issues certificates, in the transaction of the caller. A certificate that was issued before is returned. */
export function certificateIssuing({ clock, config, mails, jobs }: IssuingDependencies) {
  const notifications = notifier({ jobs, clock })

  async function congratulate(tx: Database, { id, ...row }: CertificateRow) {
    const learner = await findPerson(tx, 'user', row.learner_id)
    if (!learner) return
    const mail = certificateIssuedMail(learner, {
      courseName: row.course_name,
      learnerName: row.learner_name,
      verifyPath: verifyPath(id),
      shareUrl: shareUrl(config, id),
    })
    await mails.enqueue(tx, { key: `certificate-issued:${id}`, mail, personId: learner.id })
    await notifications.record(tx, { kind: 'certificate-issued', subject: id, to: learner.id, key: id })
  }

  async function issueNew(
    tx: Database,
    before: CertificateRow | undefined,
    content: Omit<NewCertificate, 'id' | 'now' | 'edition'>,
    isPart = false,
  ): Promise<CertificateRow> {
    const id = newCertificateId()
    const now = clock().toISOString()
    const row = await insertOnce(tx, { ...content, id, now, edition: (before?.edition ?? 0) + 1 })
    if (row.id !== id || isPart) return row
    await recordActivity(tx, row.learner_id, [now])
    await congratulate(tx, row)
    return row
  }

  /** Issues the certificate of a course. The learner must be enrolled. */
  async function issueForCourse(tx: Database, { learnerId, courseId, given, isPart }: CompletedCourse) {
    const before = await findIssued(tx, learnerId, courseId)
    if (before && before.revoked_code !== 'replaced') return before
    await requireCompletion(tx, learnerId, courseId)
    const { learner, instructor, courseName, language } = await namesFor(tx, learnerId, courseId)
    const content = {
      learnerId,
      learnerName: printedName(learner),
      courseId,
      courseName,
      instructorName: shownMaker(instructor),
      language,
      proof: given ?? (await proofOfCourse(tx, { learnerId, courseId })),
      earned: await earnedIn(tx, courseId),
    }
    return issueNew(tx, before, content, isPart)
  }

  return {
    forCourse: issueForCourse,

    /**
     * Issues the certificate of a skill path, and those of its courses that the learner does not have yet.
     * The caller must have checked that all courses are completed, and must hold the lock of the account.
     *
     * @throws if this certificate or the certificate of one of the courses was revoked
     */
    async forPath(
      tx: Database,
      { learnerId, pathId, courseIds }: { learnerId: string; pathId: string; courseIds: string[] },
    ): Promise<CertificateRow> {
      const key = pathKey(pathId)
      if (await hasRevoked(tx, learnerId, [key, ...courseIds])) throw certificateErrors.certificateRevoked()
      const before = await findIssued(tx, learnerId, key)
      if (before && !before.revoked_at) return before
      const { learner, maker, title, slug, language } = await pathNamesFor(tx, learnerId, pathId)
      const learnerName = printedName(learner)
      const parts: CertificateRow[] = []
      for (const courseId of courseIds)
        parts.push(await issueForCourse(tx, { learnerId, courseId, isPart: true }))
      return issueNew(tx, before, {
        learnerId,
        learnerName,
        courseId: key,
        pathId,
        courseName: title,
        instructorName: maker ? shownMaker(maker) : BRAND.en,
        language,
        proof: { kind: 'path', slug, courses: parts.map(toPart) },
        earned: earnedInAll(parts),
      })
    },

    /**
     * Issues the certificate of a project. The caller must have checked that the contribution is confirmed,
     * and must hold the lock of the account.
     *
     * @throws if this certificate was revoked
     */
    async forProject(tx: Database, project: CertifiedProject): Promise<CertificateRow> {
      const { learnerId, teamId, mentorId, title, role, ...facts } = project
      const key = projectKey(teamId)
      if (await hasRevoked(tx, learnerId, [key])) throw certificateErrors.certificateRevoked()
      const before = await findIssued(tx, learnerId, key)
      if (before && !before.revoked_at) return before
      const { learner, mentor, language } = await projectNamesFor(tx, learnerId, mentorId)
      return issueNew(tx, before, {
        learnerId,
        learnerName: printedName(learner),
        courseId: key,
        courseName: title,
        instructorName: mentor ? shownMaker(mentor) : BRAND.en,
        language,
        proof: { kind: 'project', ...facts, role: shownName(role) },
        earned: undefined,
      })
    },
  }
}

const toPart = ({ id, course_id, course_name }: CertificateRow) => ({
  courseId: course_id,
  name: course_name,
  certificateId: id,
})

function earnedInAll(parts: CertificateRow[]): Earned | undefined {
  return earnedTogether(parts.map(({ proof_of_learning }) => readProof(proof_of_learning).earned))
}

async function requireCompletion(db: Database, learnerId: string, courseId: string) {
  const { isComplete } = await completionIn(db, learnerId, courseId)
  if (!isComplete) throw certificateErrors.courseIncomplete()
}

/**
 * Returns the learner's name, or, if the fonts of certificates cannot show it, the name that the learner has
 * given for certificates.
 */
function printedName({ name, certificateName }: Names): string {
  const shown = shownName(name) || shownName(certificateName ?? '')
  if (!shown) throw certificateErrors.nameNotPrintable(undrawable(name, 'display'))
  return shown
}

/**
 * Returns the mentor's name, or, if the fonts of certificates cannot show it, the name that the mentor has
 * given for certificates. If that name cannot be shown either, returns the mentor's name unchanged, which is
 * then only shown on the page where the certificate is verified.
 */
const shownMaker = ({ name, certificateName }: Names): string =>
  shownName(name) ? name : shownName(certificateName ?? '') || name
