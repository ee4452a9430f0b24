import { readOf } from '@mentor-connect/api'
import { getCareer, getCareers } from '@mentor-connect/contract/learning/careers'
import {
  COURSE_SORTS,
  getCourse,
  getCourses,
  getCoursesByMentor,
  getDomains,
  type CourseSort,
} from '@mentor-connect/contract/courses/courses'
import { getLesson } from '@mentor-connect/contract/courses/lessons/lessons'
import { getBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { getMentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { getMentor, getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { getWorkshop, getWorkshops } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { pageOf, type Rendering } from '@mentor-connect/contract/remote'
import { CAREER_IDS } from '@mentor-connect/contract/learning/careerFields'
import { comparedIn, type CareerId } from './careers/ComparePage'
import { popularCoursesRequest } from './course-cards/PopularCourses'
import { courseQuery, readCourseListState } from './course-search/courseListState'
import { directoryRequest, readDirectoryState } from './mentors/directory/directoryState'
import { coursesRequest } from './mentors/profile/MentorCourses'
import { subjects } from './subject/subjects'
import { workshopsRequest } from './workshops/workshopsRequest'

/*
 * The public pages that a server renders, with the requests of their first view. If a request is missing
 * here, the server renders the loading state, and a test reports it.
 */

type Heads = typeof import('./heads')

/** Returns a loader for the metadata of a page. Only servers call it. */
const head = (name: keyof Heads) => async () => ({ default: (await import('./heads'))[name] })

const SORTS = COURSE_SORTS as unknown as [CourseSort, ...CourseSort[]]

/** Query parameters of the course filters, without the subject. */
const COURSE_FILTERS = ['language', 'level', 'length', 'rating']

/**
 * Query parameters of searches. Such pages are rendered in the browser, because a server would cache each as a
 * separate page.
 */
const SEARCH = ['q']

export const home: Rendering = {
  head: head('home'),
  reads: ({ locale }) => [
    readOf(getMentors, {}),
    readOf(getCourses, popularCoursesRequest(locale)),
    readOf(getDomains, {}),
  ],
}

export const mentors: Rendering = { head: head('mentors'), reads: () => [readOf(getMentors, {})] }

export const directory: Rendering = {
  head: head('directory'),
  query: ['page', 'sort', 'domain', 'language', 'experience'],
  /** Free times depend on the present hour, so this filter is rendered in the browser. */
  browserQuery: [...SEARCH, 'free'],
  reads: ({ query, locale }) => [readOf(getMentorPage, directoryRequest(readDirectoryState(query), locale))],
}
export const about: Rendering = { head: head('about') }
export const verifyCertificate: Rendering = { head: head('verifyCertificate'), query: ['certificateId'] }
export const signUp: Rendering = { head: head('signUp') }
export const mentorSignUp: Rendering = { head: head('mentorSignUp') }
export const help: Rendering = { head: head('help'), browserQuery: SEARCH }
export const privacy: Rendering = { head: head('privacy') }
export const terms: Rendering = { head: head('terms') }

export const catalogue: Rendering = {
  head: head('catalogue'),
  browserQuery: SEARCH,
  query: ['page', 'sort', 'domain', ...COURSE_FILTERS],
  reads: ({ query }) => [readOf(getCourses, courseQuery(readCourseListState(query, SORTS)))],
}

export const subject: Rendering = {
  head: head('subject'),
  browserQuery: SEARCH,
  query: ['page', 'sort', ...COURSE_FILTERS],
  values: Object.keys(subjects),
  reads: ({ params, query }) => {
    const { domain } = subjects[params.subject as keyof typeof subjects]
    return [readOf(getCourses, courseQuery({ ...readCourseListState(query, SORTS), domain }))]
  },
}

export const course: Rendering = {
  head: head('course'),
  reads: ({ params }) => [readOf(getCourse, { params: { id: params.courseId! } })],
}

/** Visitors may read only previews. For other lessons the API refuses the read, and the page says so. */
export const lesson: Rendering = {
  head: head('lesson'),
  browserQuery: ['draft'],
  reads: ({ params }) => [
    readOf(getLesson, { params: { id: params.courseId!, lessonId: params.lessonId! } }),
    readOf(getCourse, { params: { id: params.courseId! } }),
  ],
}

export const mentor: Rendering = {
  head: head('mentor'),
  query: ['page'],
  reads: ({ params, query }) => [
    readOf(getMentor, { params: { id: params.mentorId! } }),
    readOf(getCoursesByMentor, coursesRequest(params.mentorId!, pageOf(query))),
  ],
}

export const careers: Rendering = {
  head: head('careers'),
  query: ['interest', 'way', 'ids'],
  browserQuery: SEARCH,
  reads: () => [readOf(getCareers, {})],
}

export const career: Rendering = {
  head: head('career'),
  values: CAREER_IDS,
  reads: ({ params }) => [readOf(getCareer, { params: { id: params.careerId as CareerId } })],
}

export const compareCareers: Rendering = {
  head: head('compareCareers'),
  query: ['ids'],
  reads: ({ query }) => comparedIn(query).map((id) => readOf(getCareer, { params: { id } })),
}

export const workshops: Rendering = {
  head: head('workshops'),
  query: ['subject', 'language', 'page'],
  reads: ({ query }) => [readOf(getWorkshops, workshopsRequest(query))],
}

export const workshop: Rendering = {
  head: head('workshop'),
  reads: ({ params }) => [readOf(getWorkshop, { params: { id: params.workshopId! } })],
}

export const booking: Rendering = {
  head: head('booking'),
  reads: ({ params }) => [readOf(getBookingPage, { params: { slug: params.slug! } })],
}
