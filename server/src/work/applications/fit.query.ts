import type { FitReason } from '@mentor-connect/contract/work/openings'
import { FIT_REASONS_MAX } from '@mentor-connect/contract/work/openingLimits'
import type { Database } from '../../kernel/database/schema'
import { CAREER_SUMMARIES } from '../../learning/careerCatalogue'
import { matchedSkills, skillKey } from '../openings/openingTags.repo'

/** Maximum number of certificates and of finished courses that are considered, the latest first. */
const CONSIDERED_MAX = 100

/** A fact about a learner, with the keys of the skills to which it relates. */
interface Fact {
  skills: string[]
  reason: (skill: string) => FitReason
}

/**
 * Returns the reasons why an opening fits a learner, the strongest first and one for each skill. The list is
 * empty if no facts are known: a learner is never rated.
 */
export async function fitReasons(db: Database, learnerId: string, skills: string[]): Promise<FitReason[]> {
  const facts = [
    ...(await certificateFacts(db, learnerId)),
    ...(await courseFacts(db, learnerId)),
    ...(await goalFacts(db, learnerId)),
    ...(await interestFacts(db, learnerId)),
  ]
  const reasons = new Map<string, FitReason>()
  for (const { skills: known, reason } of facts) {
    const skill = skills.find(
      (one) => !reasons.has(one) && matchedSkills(one).some((key) => known.includes(key)),
    )
    if (skill !== undefined) reasons.set(skill, reason(skill))
  }
  return [...reasons.values()].slice(0, FIT_REASONS_MAX)
}

async function certificateFacts(db: Database, learnerId: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'course_id', 'course_name'])
    .where('learner_id', '=', learnerId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(CONSIDERED_MAX)
    .execute()
  const skills = await skillsOfCourses(
    db,
    rows.map(({ course_id }) => course_id),
  )
  return rows.map(({ id, course_id, course_name }) => ({
    skills: skills.get(course_id) ?? [],
    reason: (skill) => ({ kind: 'certificate', skill, certificateId: id, courseName: course_name }),
  }))
}

async function courseFacts(db: Database, learnerId: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.id', 'enrolments.course_id')
    .select(['courses.id', 'courses.title'])
    .where('learner_id', '=', learnerId)
    .where('celebrated_at', 'is not', null)
    .orderBy('celebrated_at', 'desc')
    .limit(CONSIDERED_MAX)
    .execute()
  const skills = await skillsOfCourses(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, title }) => ({
    skills: skills.get(id) ?? [],
    reason: (skill) => ({ kind: 'course', skill, courseId: id, courseName: title }),
  }))
}

async function skillsOfCourses(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  const skills = new Map<string, string[]>()
  if (ids.length === 0) return skills
  const rows = await db
    .selectFrom('course_domains')
    .select(['course_id', 'domain'])
    .where('course_id', 'in', ids)
    .execute()
  for (const { course_id, domain } of rows)
    skills.set(course_id, [...(skills.get(course_id) ?? []), skillKey(domain)])
  return skills
}

async function goalFacts(db: Database, learnerId: string): Promise<Fact[]> {
  const goal = await db
    .selectFrom('goals')
    .select('career_id')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  if (!goal) return []
  const steps = await db
    .selectFrom('plan_steps')
    .select('subject')
    .where('learner_id', '=', learnerId)
    .where('subject', 'is not', null)
    .execute()
  const career = CAREER_SUMMARIES.find(({ id }) => id === goal.career_id)
  const subjects = [...(career?.subjects ?? []), ...steps.flatMap(({ subject }) => subject ?? [])]
  return subjects.map((subject) => ({
    skills: [subject],
    reason: (skill) => ({ kind: 'goal', skill, ...(career && { careerId: career.id }) }),
  }))
}

async function interestFacts(db: Database, learnerId: string): Promise<Fact[]> {
  const rows = await db
    .selectFrom('learner_domains')
    .select('value')
    .where('person_id', '=', learnerId)
    .execute()
  return rows.map(({ value }) => ({
    skills: [skillKey(value)],
    reason: (skill) => ({ kind: 'interest', skill }),
  }))
}
