import { literals } from '@mentor-connect/contract/api/wire'
import { COURSE_LEVELS } from '@mentor-connect/contract/courses/courseFacts'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import skillPaths from '../../../demo/skill-paths.json'
import { storeNewPath } from '../../learning/paths/storePath'
import type { Tx } from '../../kernel/database/schema'
import { DEMO_LEARNER } from '../../platform/demo/demoAccounts'
import { LEARNERS } from './demoContent'
import { daysBefore } from './rows'

const demoPath = Type.Object({
  slug: Type.String(),
  /** Id of a demo mentor; absent if the platform has made the path. */
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

/** Writes published skill paths, and the learners who have joined them. */
export async function writeDemoSkillPaths(tx: Tx, now: Date) {
  for (const [index, { slug, mentor, others, ...content }] of SKILL_PATHS.entries()) {
    const made = daysBefore(now, MADE_DAYS_AGO + index)
    const row = { id: `demo-path-${slug}`, mentor_id: mentor ?? null, state: 'published' as const }
    await storeNewPath(tx, { ...row, created_at: made, updated_at: made }, content, [slug])
    const joined = othersFrom(index, others)
    if (JOINED.includes(slug)) joined.unshift(DEMO_LEARNER.id)
    const people = joined.map((learner_id, place) => ({
      learner_id,
      path_id: row.id,
      joined_at: daysBefore(now, JOINED_DAYS_AGO + place),
    }))
    await tx.insertInto('skill_path_people').values(people).execute()
  }
}

/** Other demo learners, beginning at another place for each path. */
function othersFrom(index: number, count: number): string[] {
  const ids = LEARNERS.map(({ id }) => id).filter((id) => id !== DEMO_LEARNER.id)
  return ids.slice(0, count).map((_, place) => ids[(index * 7 + place) % ids.length]!)
}
