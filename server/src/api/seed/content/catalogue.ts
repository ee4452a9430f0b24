import type { DemoCourse } from './course'
import { CAREER_COURSES } from './courses/career'
import { DATA_COURSES } from './courses/data'
import { DESIGN_COURSES } from './courses/design'
import { HINDI_COURSES } from './courses/hindi'
import { PROGRAMMING_COURSES } from './courses/programming'
import { SKILL_COURSES } from './courses/skills'
import { WEB_COURSES } from './courses/web'

const SUBJECTS = [
  WEB_COURSES,
  CAREER_COURSES,
  DATA_COURSES,
  HINDI_COURSES,
  SKILL_COURSES,
  PROGRAMMING_COURSES,
  DESIGN_COURSES,
]

/** Newest first: one of each subject in turn, so that every page of the catalogue is a mix. */
export const COURSES: DemoCourse[] = Array.from(
  { length: Math.max(...SUBJECTS.map((subject) => subject.length)) },
  (_, round) => SUBJECTS.flatMap((subject) => subject.slice(round, round + 1)),
).flat()
