import {
  getCourse,
  getCourses,
  getCoursesByMentor,
  getDomains,
} from '@mentor-connect/contract/courses/courses'
import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { getMentorPage, getMentorTopics } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { getSkillPath, listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { getMentor, getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { getReviews } from '@mentor-connect/contract/courses/reviews'
import { getWorkshop, getWorkshops } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { getOpening, listOpenings } from '@mentor-connect/contract/work/openings'
import { getPortfolio } from '@mentor-connect/contract/work/portfolio'
import { readOfKey } from '@mentor-connect/contract/site/rendering'
import {
  ALL_CONTENT,
  COURSES,
  courseTag,
  MENTORS,
  mentorTag,
  OPENINGS,
  openingTag,
  portfolioTag,
  SKILL_PATHS,
  skillPathTag,
  WORKSHOPS,
  workshopTag,
} from '../../platform/content-changes/contentTags'

/** The tag of the content that an endpoint returns, made from the first id in the path. */
const CONTENT: [AnyEndpoint, (id: string) => string][] = [
  [getCourse, courseTag],
  [getReviews, courseTag],
  [getLesson, courseTag],
  [getMentor, mentorTag],
  [getCoursesByMentor, mentorTag],
  [getCourses, () => COURSES],
  [getDomains, () => COURSES],
  [getMentors, () => MENTORS],
  [getMentorPage, () => MENTORS],
  [getMentorTopics, () => MENTORS],
  [getWorkshop, workshopTag],
  [getWorkshops, () => WORKSHOPS],
  [getOpening, openingTag],
  [listOpenings, () => OPENINGS],
  [getPortfolio, portfolioTag],
  [getSkillPath, skillPathTag],
  [listSkillPaths, () => SKILL_PATHS],
]

const PATTERNS = CONTENT.map(([{ path }, tagOf]) => ({
  pattern: new RegExp(`^${path.replace(/:[^/]+/g, '([^/]+)')}$`),
  tagOf,
}))

/**
 * The tags of the content that reads return. A read that is not in `CONTENT` gets the tag for all content.
 *
 * @param keys cache keys of reads: method, path, query and body as a JSON array
 */
export function tagsOfReads(keys: string[]): string[] {
  return [...new Set(keys.map((key) => tagOfPath(readOfKey(key).path)))]
}

function tagOfPath(path: string): string {
  for (const { pattern, tagOf } of PATTERNS) {
    const match = pattern.exec(path)
    if (match) return tagOf(match[1] ?? '')
  }
  return ALL_CONTENT
}
