import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredLine, EnteredText } from '../api/enteredTexts'
import { Empty, Id, Pagination, Timestamp, literals, pageQuery } from '../api/wire'
import { COURSE_FORMATS, COURSE_LEVELS } from '../courses/courseFacts'
import { COURSE_LANGUAGES } from '../courses/courseLanguages'
import { DOMAIN_TAG_MAX, SEARCH_MAX } from '../rules/limits'
import { OwnCertificate } from './certificates'
import {
  MILESTONES_MAX,
  MILESTONE_TITLE_MAX,
  PATH_COURSES_MAX,
  PATH_PURPOSE_MAX,
  PATH_SUBJECTS_MAX,
  PATH_TITLE_MAX,
} from './skillPathLimits'

/** Skill paths: ordered courses with a purpose, made by mentors and by the platform. */

/** `hidden`: operators have taken the path away from the public. */
export const SKILL_PATH_STATES = ['draft', 'published', 'hidden'] as const
export type SkillPathState = (typeof SKILL_PATH_STATES)[number]

const Language = literals(COURSE_LANGUAGES)
const Level = literals(COURSE_LEVELS)
const Page = Type.Optional(pageQuery.page)

const summary = {
  _id: Id,
  /** The part of the address that names the path. It never changes. */
  slug: Id,
  title: Type.String(),
  purpose: Type.String(),
  /** BCP 47 tag of the language of the texts. */
  language: Language,
  level: Level,
  /** English names of subjects in the list of subjects. */
  subjects: Type.Array(Type.String()),
  milestoneCount: Type.Integer(),
  /** Number of courses that are available now. */
  courseCount: Type.Integer(),
  /** Total time of the available courses that state one, in hours and in steps of half an hour. */
  hours: Type.Number(),
  /** Number of available courses that state no time. */
  untimedCourses: Type.Integer(),
  /** The mentor who made the path; absent if the platform made it. */
  mentor: Type.Optional(Type.Object({ id: Id, name: Type.String() })),
  /** Number of learners who have joined. */
  joined: Type.Integer(),
  updatedAt: Timestamp,
}
export const SkillPathSummary = Type.Object(summary)
export type SkillPathSummary = Static<typeof SkillPathSummary>

/** A course of a path, as a card shows it. */
export const PathCourseFacts = Type.Object({
  title: Type.String(),
  language: Type.String(),
  lessons: Type.Integer(),
  /** Time for the whole course; absent if neither the course nor its lessons state one. */
  minutes: Type.Optional(Type.Integer()),
  level: Type.Optional(Level),
  format: Type.Optional(literals(COURSE_FORMATS)),
  mentorName: Type.String(),
  /** Path of the picture on the API, or empty. */
  banner: Type.String(),
})
export type PathCourseFacts = Static<typeof PathCourseFacts>

export const PathCourse = Type.Object({
  courseId: Id,
  /** Absent if the course is not available now, because it was unpublished, hidden or deleted. */
  course: Type.Optional(PathCourseFacts),
})
export type PathCourse = Static<typeof PathCourse>

export const PathMilestone = Type.Object({ title: Type.String(), courses: Type.Array(PathCourse) })
export type PathMilestone = Static<typeof PathMilestone>

export const SkillPath = Type.Object({ ...summary, milestones: Type.Array(PathMilestone) })
export type SkillPath = Static<typeof SkillPath>

export const listSkillPaths = endpoint({
  method: 'GET',
  path: '/skill-paths',
  access: 'public',
  rateLimit: 'search',
  summary:
    'Published skill paths: those that most learners have joined first, or, with `q`, the best matches first, also with similar words. `languageFirst` puts paths in that language before all others.',
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
    subject: Type.Optional(Type.String({ maxLength: DOMAIN_TAG_MAX })),
    language: Type.Optional(Language),
    languageFirst: Type.Optional(Language),
    page: Page,
  }),
  reply: Type.Object({ paths: Type.Array(SkillPathSummary), pagination: Pagination }),
})

export const getSkillPath = endpoint({
  method: 'GET',
  path: '/skill-paths/:slug',
  access: 'public',
  summary: 'One published skill path with its milestones and courses.',
  params: Type.Object({ slug: Id }),
  reply: SkillPath,
})

/** The learner’s progress over all available courses of a path. */
export const PathProgress = Type.Object({
  courses: Type.Integer(),
  completedCourses: Type.Integer(),
  lessons: Type.Integer(),
  completedLessons: Type.Integer(),
  /** Share of the completed lessons; 100 only if all courses are completed. */
  percent: Type.Integer(),
  isComplete: Type.Boolean(),
  /** The course to continue with; absent if all are completed. */
  next: Type.Optional(
    Type.Object({
      courseId: Id,
      title: Type.String(),
      language: Type.String(),
      isEnrolled: Type.Boolean(),
      /** The first lesson that is not completed; absent if the learner is not enrolled. */
      lesson: Type.Optional(
        Type.Object({
          id: Id,
          title: Type.String(),
          /** True if the lesson is taken on this site. Other lessons are opened from the page of the course. */
          inPlace: Type.Boolean(),
        }),
      ),
    }),
  ),
})
export type PathProgress = Static<typeof PathProgress>

export const SkillPathPlace = Type.Object({
  isJoined: Type.Boolean(),
  progress: PathProgress,
  /** The available courses in order. */
  courses: Type.Array(
    Type.Object({
      courseId: Id,
      isEnrolled: Type.Boolean(),
      percent: Type.Integer(),
      isComplete: Type.Boolean(),
    }),
  ),
  /** Id of the caller's certificate for the path; absent if there is none, or it was revoked. */
  certificateId: Type.Optional(Id),
})
export type SkillPathPlace = Static<typeof SkillPathPlace>

const params = Type.Object({ id: Id })

export const getSkillPathPlace = endpoint({
  method: 'GET',
  path: '/skill-paths/:id/place',
  access: 'user',
  summary:
    'Whether the caller has joined a published path, and the progress over its courses, also without joining.',
  params,
  reply: SkillPathPlace,
})

export const joinSkillPath = endpoint({
  method: 'POST',
  path: '/skill-paths/:id/join',
  access: 'user',
  summary: 'Join a published path. It enrols in no course. Repeated it changes nothing.',
  params,
  body: Empty,
  reply: SkillPathPlace,
})

export const leaveSkillPath = endpoint({
  method: 'POST',
  path: '/skill-paths/:id/leave',
  access: 'user',
  summary: 'Leave a path, also one that is not public any more. Courses and their progress stay.',
  params,
  body: Empty,
  reply: Type.Object({ id: Id }),
})

export const issuePathCertificate = endpoint({
  method: 'POST',
  path: '/skill-paths/:id/certificate',
  access: 'user',
  summary:
    'The certificate of a joined path with all its courses completed. It is issued by itself with the last course; this is for paths that have changed since, and returns one that was issued before.',
  params,
  body: Empty,
  reply: OwnCertificate,
})

export const JoinedPath = Type.Object({
  _id: Id,
  slug: Id,
  /** Empty if operators have hidden the path. */
  title: Type.String(),
  language: Language,
  joinedAt: Timestamp,
  /** False if the path is not public now. It then has no page. */
  isAvailable: Type.Boolean(),
  progress: PathProgress,
  /** Id of the caller's certificate for the path; absent if there is none, or it was revoked. */
  certificateId: Type.Optional(Id),
})
export type JoinedPath = Static<typeof JoinedPath>

export const getJoinedPaths = endpoint({
  method: 'GET',
  path: '/joined-skill-paths',
  access: 'user',
  summary: 'The paths that the caller has joined, the latest first, each with progress and what comes next.',
  query: Type.Object({ page: Page }),
  reply: Type.Object({ paths: Type.Array(JoinedPath), pagination: Pagination }),
})

/** The version of a path that a change was made to. */
export const PathVersion = Type.Integer({ minimum: 0, maximum: 1_000_000 })

const own = {
  ...summary,
  state: literals(SKILL_PATH_STATES),
  /** Number of changes so far. A change must name the version that the mentor sees. */
  version: PathVersion,
  /** Number of courses that are not available now. */
  missingCourses: Type.Integer(),
}
export const OwnSkillPathSummary = Type.Object(own)
export type OwnSkillPathSummary = Static<typeof OwnSkillPathSummary>

export const OwnSkillPath = Type.Object({ ...own, milestones: Type.Array(PathMilestone) })
export type OwnSkillPath = Static<typeof OwnSkillPath>

export const getOwnSkillPaths = endpoint({
  method: 'GET',
  path: '/mentor/skill-paths',
  access: 'mentor',
  summary: 'The paths that the calling mentor has made, with drafts, the last changed first.',
  query: Type.Object({ page: Page }),
  reply: Type.Object({ paths: Type.Array(OwnSkillPathSummary), pagination: Pagination }),
})

export const getOwnSkillPath = endpoint({
  method: 'GET',
  path: '/mentor/skill-paths/:id',
  access: 'mentor',
  summary: 'One own path, also a draft.',
  params,
  reply: OwnSkillPath,
})

/** The content of a path; with `version`, a change of the one with this id. */
export const SkillPathToSave = Type.Object({
  id: Id,
  version: Type.Optional(PathVersion),
  title: EnteredLine(PATH_TITLE_MAX * 4),
  purpose: EnteredText(PATH_PURPOSE_MAX * 4),
  language: Language,
  level: Level,
  subjects: Type.Array(Type.String({ maxLength: DOMAIN_TAG_MAX }), { maxItems: PATH_SUBJECTS_MAX }),
  milestones: Type.Array(
    Type.Object({
      title: EnteredLine(MILESTONE_TITLE_MAX * 4),
      courseIds: Type.Array(Id, { maxItems: PATH_COURSES_MAX }),
    }),
    { maxItems: MILESTONES_MAX },
  ),
})
export type SkillPathToSave = Static<typeof SkillPathToSave>

export const saveSkillPath = endpoint({
  method: 'POST',
  path: '/mentor/skill-paths',
  access: 'active-mentor',
  rateLimit: 'courseCreation',
  summary:
    'Without `version`: create a draft with an id that the client chose. With it: change a path; a published one must stay complete. Courses are added while they are in the catalogue. `edit_conflict` with the reason `path_changed` if it was changed since `version`.',
  body: SkillPathToSave,
  reply: OwnSkillPath,
})

export const publishSkillPath = endpoint({
  method: 'POST',
  path: '/mentor/skill-paths/:id/publish',
  access: 'active-mentor',
  summary: 'Show a draft to everybody. `invalid_input` names what is missing.',
  params,
  body: Type.Object({ version: PathVersion }),
  reply: OwnSkillPath,
})

export const unpublishSkillPath = endpoint({
  method: 'POST',
  path: '/mentor/skill-paths/:id/unpublish',
  access: 'mentor',
  summary: 'Make a published path a draft again. Learners who have joined keep their courses and progress.',
  params,
  body: Type.Object({ version: PathVersion }),
  reply: OwnSkillPath,
})

export const deleteSkillPath = endpoint({
  method: 'POST',
  path: '/mentor/skill-paths/:id/delete',
  access: 'mentor',
  summary: 'Delete an own path. Courses, progress and certificates of learners stay.',
  params,
  body: Type.Object({ version: PathVersion }),
  reply: Type.Object({ id: Id }),
})
