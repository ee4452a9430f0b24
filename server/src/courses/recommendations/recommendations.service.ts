import type { Recommendation, RecommendationReason } from '@mentor-connect/contract/courses/recommendations'
import type { Database } from '../../kernel/database/schema'
import { toCourseSummaries, type CourseRow } from '../catalogue/courseSummaries.repo'
import {
  chosenDomains,
  coursesOfDomains,
  coursesOfSimilarLearners,
  openCourses,
  recentCourses,
} from './recommendations.repo'

const SHOWN = 6

interface Candidate {
  courseId: string
  reason: RecommendationReason
}

/**
 * Recommends courses, alternately from the learner's chosen domains and from the courses of similar learners.
 * Each course appears once, with the first reason for which it was found. Courses in the wanted language come
 * first.
 */
export async function recommendFor(
  db: Database,
  learnerId: string,
  languageFirst?: string,
): Promise<Recommendation[]> {
  const byDomain = await fromDomains(db, learnerId)
  const byLearners = await fromSimilarLearners(db, learnerId)
  const reasons = new Map<string, RecommendationReason>()
  for (let turn = 0; turn < Math.max(byDomain.length, byLearners.length); turn++)
    for (const candidate of [byDomain[turn], byLearners[turn]])
      if (candidate && !reasons.has(candidate.courseId)) reasons.set(candidate.courseId, candidate.reason)
  const order = [...reasons.keys()]
  const rows = await openCourses(db, order)
  const isOther = ({ language }: CourseRow) =>
    Number(languageFirst !== undefined && language !== languageFirst)
  const shown = rows
    .sort((a, b) => isOther(a) - isOther(b) || order.indexOf(a.id) - order.indexOf(b.id))
    .slice(0, SHOWN)
  const courses = await toCourseSummaries(db, shown)
  return courses.map((course) => ({ course, reason: reasons.get(course._id)! }))
}

/**
 * Returns the most popular courses of the learner's chosen domains. The reason is the first of these domains
 * that a course has.
 */
async function fromDomains(db: Database, learnerId: string): Promise<Candidate[]> {
  const domains = await chosenDomains(db, learnerId)
  const found = await coursesOfDomains(db, learnerId, domains)
  const rank = (domain: string) => domains.indexOf(domain)
  const first = new Map<string, string>()
  for (const { id, domain } of found) {
    const known = first.get(id)
    if (known === undefined || rank(domain) < rank(known)) first.set(id, domain)
  }
  return [...first].map(([courseId, domain]) => ({ courseId, reason: { kind: 'domain', domain } }))
}

/** Returns, for each of the learner's latest courses, the courses that most of its other learners took. */
async function fromSimilarLearners(db: Database, learnerId: string): Promise<Candidate[]> {
  const lists: Candidate[][] = []
  for (const { id, title } of await recentCourses(db, learnerId)) {
    const taken = await coursesOfSimilarLearners(db, learnerId, id)
    const reason = { kind: 'learners' as const, courseId: id, title }
    lists.push(taken.map((courseId) => ({ courseId, reason })))
  }
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}
