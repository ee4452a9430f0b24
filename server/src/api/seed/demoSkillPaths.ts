import { literals } from '@mentor-connect/contract/api/wire'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { COURSE_LEVELS } from '@mentor-connect/contract/courses/courseFacts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import skillPaths from '../../../demo/skill-paths.json'
import { pathKey } from '../../learning/certificates/certificates.repo'
import { storedProof } from '../../learning/certificates/proofOfLearning'
import { storeNewPath } from '../../learning/paths/storePath'
import type { Tx } from '../../kernel/database/schema'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { COURSES, LEARNERS } from './demoContent'
import { demoCertificateId } from './demoLearning'
import { COMPLETED_PATH, finisherOfPath } from './enrolments'
import { daysBefore, nameOf } from './rows'

const demoPath = Type.Object({
  slug: Type.String(),
  /** Id of a demo mentor; absent if the platform has created the path. */
  mentor: Type.Optional(Type.String()),
  /** Number of demo learners who have joined, in addition to the one who can sign in. */
  others: Type.Integer({ minimum: 0 }),
  title: Type.String(),
  purpose: Type.String(),
  language: Type.String(),
  level: literals(COURSE_LEVELS),
  subjects: Type.Array(Type.String()),
  milestones: Type.Array(Type.Object({ title: Type.String(), courseIds: Type.Array(Type.String()) })),
})

export const SKILL_PATHS = Value.Parse(Type.Array(demoPath), skillPaths)

/** Slugs of the paths that the demo learner has joined. */
const JOINED = ['web-pages-from-scratch', 'ready-for-your-first-job']

const MADE_DAYS_AGO = 40
const JOINED_DAYS_AGO = 12

const COMPLETED_DAYS_AGO = 1

/**
 * Writes published skill paths, the learners who have joined them, and the certificate of a learner who has
 * completed one of them.
 */
export async function writeDemoSkillPaths(tx: Tx, now: Date) {
  for (const [index, { slug, mentor, others, ...content }] of SKILL_PATHS.entries()) {
    const made = daysBefore(now, MADE_DAYS_AGO + index)
    const row = { id: `demo-path-${slug}`, mentor_id: mentor ?? null, state: 'published' as const }
    await storeNewPath(tx, { ...row, created_at: made, updated_at: made }, content, [slug])
    const finisher = slug === COMPLETED_PATH ? finisherOfPath() : undefined
    const joined = othersFrom(index, others).filter((id) => id !== finisher)
    if (JOINED.includes(slug)) joined.unshift(DEMO_LEARNER.id)
    if (finisher) joined.unshift(finisher)
    const people = joined.map((learner_id, place) => ({
      learner_id,
      path_id: row.id,
      joined_at: daysBefore(now, JOINED_DAYS_AGO + place),
    }))
    await tx.insertInto('skill_path_people').values(people).execute()
    if (finisher) await writeCertificate(tx, { finisher, path: SKILL_PATHS[index]!, pathId: row.id }, now)
  }
}

interface Completion {
  finisher: string
  path: (typeof SKILL_PATHS)[number]
  pathId: string
}

async function writeCertificate(tx: Tx, { finisher, path, pathId }: Completion, now: Date) {
  const ids = path.milestones.flatMap(({ courseIds }) => courseIds)
  const courses = ids.map((courseId) => ({
    courseId,
    name: COURSES.find(({ id }) => id === courseId)?.title ?? '',
    certificateId: demoCertificateId(finisher, courseId),
  }))
  const at = daysBefore(now, COMPLETED_DAYS_AGO)
  const row = {
    id: demoCertificateId(finisher, pathId),
    learner_id: finisher,
    course_id: pathKey(pathId),
    path_id: pathId,
    course_name: path.title,
    instructor_name: path.mentor ? nameOf(path.mentor) : BRAND.en,
    learner_name: LEARNERS.find(({ id }) => id === finisher)?.name ?? '',
    proof_of_learning: storedProof({ kind: 'path', slug: path.slug, courses }, undefined),
    created_at: at,
    updated_at: at,
    revoked_at: null,
  }
  await tx.insertInto('certificates').values(row).execute()
}

/** Returns other demo learners. For each path, the selection begins at another position. */
function othersFrom(index: number, count: number): string[] {
  const ids = LEARNERS.map(({ id }) => id).filter((id) => id !== DEMO_LEARNER.id)
  return ids.slice(0, count).map((_, place) => ids[(index * 7 + place) % ids.length]!)
}
