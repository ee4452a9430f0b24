import { literals } from '@mentor-connect/contract/api/wire'
import { typeOfKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { COURSE_LEVELS } from '@mentor-connect/contract/courses/courseFacts'
import { MENTOR_CHECK_KINDS } from '@mentor-connect/contract/accounts/mentorChecks'
import { LESSON_TYPES } from '@mentor-connect/contract/courses/lessons/lessonTypes'
import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import career from '../../../demo/courses/career.json'
import data from '../../../demo/courses/data.json'
import design from '../../../demo/courses/design.json'
import hindi from '../../../demo/courses/hindi.json'
import programming from '../../../demo/courses/programming.json'
import skills from '../../../demo/courses/skills.json'
import web from '../../../demo/courses/web.json'
import learners from '../../../demo/learners.json'
import mentorReviews from '../../../demo/mentor-reviews.json'
import mentors from '../../../demo/mentors.json'
import reviews from '../../../demo/reviews.json'
import { DEMO_CONTENT, readInPlaceCourses, type InPlaceCourse, type InPlaceLesson } from './inPlaceCourses'

// Schemas of the demo content. Its people and courses are data in server/demo and server/demo-content.

const list = <Item extends TSchema>(item: Item) => Type.Array(item, { minItems: 1 })
const text = Type.String({ minLength: 1 })

/** Appearance of a demo person in the generated portrait. */
const look = literals(['feminine', 'masculine', 'turban', 'elder-feminine', 'elder-masculine'])
export type Look = Static<typeof look>

const learner = Type.Object({ id: text, name: text, look })
export type DemoLearner = Static<typeof learner>

/**
 * A check that operators have made. `of` says what they have checked; it is empty for a check of the
 * identity.
 */
const check = Type.Object({ kind: literals(MENTOR_CHECK_KINDS), of: Type.String() })

/** Hours at which a mentor can be booked: days of the week (Monday is 1), and times of day as `18:30`. */
const hours = Type.Object({
  weekdays: list(Type.Integer({ minimum: 1, maximum: 7 })),
  from: text,
  until: text,
})
const session = Type.Object({ id: Type.Optional(text), title: text, minutes: Type.Integer({ minimum: 1 }) })

const mentor = Type.Object({
  id: text,
  name: text,
  look,
  expertise: text,
  /** In years. */
  experience: Type.Integer({ minimum: 0 }),
  domains: list(text),
  headline: text,
  story: text,
  /** BCP 47 tags. */
  languages: list(text),
  city: text,
  checks: Type.Optional(Type.Array(check)),
  /** Hours at which the mentor can be booked, in Indian time. */
  hours: Type.Optional(list(hours)),
  sessions: Type.Optional(list(session)),
  active: Type.Boolean(),
})
export type DemoMentor = Static<typeof mentor>

const review = Type.Object({
  /** Id of a demo course. */
  course: text,
  /** Id of a demo learner. */
  learner: text,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: text,
})
export type DemoReview = Static<typeof review>

const mentorReview = Type.Object({
  /** Ids of a demo mentor and a demo learner. */
  mentor: text,
  learner: text,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  reply: Type.Optional(text),
  /**
   * The mentorship that the two have completed. If it is absent, the learner has held one session with the
   * mentor as a learner in a course.
   */
  completed: Type.Optional(Type.Object({ topic: text, goal: text })),
})
export type DemoMentorReview = Static<typeof mentorReview>

const link = Type.Object({
  title: text,
  type: literals(LESSON_TYPES),
  url: text,
})
type DemoLesson = Static<typeof link> & Partial<Pick<InPlaceLesson, 'id' | 'kind' | 'minutes' | 'preview'>>

const course = Type.Object({
  id: text,
  /** Id of a demo mentor. */
  mentor: text,
  title: text,
  description: text,
  domains: list(text),
  level: Type.Optional(literals(COURSE_LEVELS)),
  hours: Type.Optional(Type.Number()),
  outcomes: Type.Optional(list(text)),
  needs: Type.Optional(list(text)),
  /** Number of enrolled demo learners. Learners who have reviewed the course are among them. */
  students: Type.Integer({ minimum: 0 }),
  /** Module name → its lessons, in order. */
  modules: Type.Record(Type.String(), list(link)),
})
export interface DemoCourse extends Omit<Static<typeof course>, 'modules'> {
  modules: Record<string, DemoLesson[]>
}

export const MENTORS = Value.Parse(list(mentor), mentors)
/** Demo learners. The first one is the learner who can sign in. */
export const LEARNERS = Value.Parse(list(learner), learners)
/** Reviews of courses. Some courses have none. */
export const REVIEWS = Value.Parse(list(review), reviews)
/** Reviews of mentors. Some mentors have none, or too few for an average. */
export const MENTOR_REVIEWS = Value.Parse(list(mentorReview), mentorReviews)

const SUBJECTS = [web, career, data, hindi, skills, programming, design].map((courses) =>
  Value.Parse(list(course), courses),
)
/**
 * Courses that consist of links, newest first. Subjects alternate, so that every page of the catalogue shows
 * several of them.
 */
const LINK_COURSES = Array.from(
  { length: Math.max(...SUBJECTS.map((courses) => courses.length)) },
  (_, round) => SUBJECTS.flatMap((courses) => courses.slice(round, round + 1)),
).flat()

/** Courses whose lessons have their content on the platform. */
export const IN_PLACE_COURSES = readInPlaceCourses(DEMO_CONTENT)

/**
 * Number of courses with content on the platform before each course of links, so that the catalogue begins
 * with the former and its first pages show both kinds.
 */
const IN_PLACE_BEFORE_LINKS = 2

export const COURSES: DemoCourse[] = LINK_COURSES.flatMap((links, round) => {
  const first = round * IN_PLACE_BEFORE_LINKS
  const inPlace = IN_PLACE_COURSES.slice(first, first + IN_PLACE_BEFORE_LINKS)
  return [...inPlace.map((one, index) => demoCourse(one, first + index)), links]
})

function demoCourse({ domain, modules, ...given }: InPlaceCourse, index: number): DemoCourse {
  return {
    ...given,
    domains: domain,
    students: 12 + ((index * 5) % 9),
    modules: Object.fromEntries(modules.map(({ name, lessons }) => [name, lessons.map(demoLesson)])),
  }
}

function demoLesson({ id, title, kind, minutes, preview }: InPlaceLesson): DemoLesson {
  return { id, title, kind, type: typeOfKind(kind), url: '', minutes, preview }
}
