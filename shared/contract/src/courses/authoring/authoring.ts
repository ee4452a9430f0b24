import Type, { type Static, type TSchema } from 'typebox'
import { EnteredLine, EnteredText, TextPart } from '../../api/enteredTexts'
import { LESSON_KINDS } from '../lessons/lessonKinds'
import { LESSON_MINUTES_MAX } from '../lessons/lessonLimits'
import { CourseSummary, courseLines } from '../courses'
import { LESSON_TYPES } from '../lessons/lessonTypes'
import { endpoint } from '../../api/endpoint'
import { FilePath } from '../../api/files'
import { DOCUMENT, IMAGE } from '../../rules/uploads'
import { RATING_MAX, SEARCH_MAX } from '../../rules/limits'
import { COURSE_LANGUAGES } from '../courseLanguages'
import { COURSE_LEVELS } from '../courseFacts'
import { COURSE_TEXTS, forEachCourseText, type CourseContent } from './courseContent'
import { Id, PageQuery, Pagination, Timestamp, literals } from '../../api/wire'

/**
 * Only published courses are listed in the catalogue. Learners who are enrolled in an archived course keep access to
 * it.
 */
export const COURSE_STATUSES = ['draft', 'published', 'archived'] as const
export type CourseStatus = (typeof COURSE_STATUSES)[number]

/** Large enough for 300 lessons with long Devanagari titles and URLs. */
const COURSE_MAX_BYTES = 512 * 1024

// courseRules.ts validates a course and counts its characters; these limits only bound the request.
const Line = EnteredLine(2000)
const Address = Type.String({ maxLength: 2000 })
const some = <Item extends TSchema>(item: Item) => Type.Array(item, { maxItems: 1000 })

/** `id`: the id of an existing module or lesson, so that learners' progress follows it when it is moved. */
const LessonDraft = Type.Object({
  id: Type.Optional(Id),
  title: Line,
  type: literals(LESSON_TYPES),
  /** URL with http or https; empty for an uploaded document. Ignored for a lesson with a kind. */
  url: Address,
  /** Path returned by `uploadDocument`, for an uploaded document. */
  file: Type.Optional(Type.Union([FilePath, Type.Literal('')])),
  /** Makes a new lesson one that is taken on this site. A stored lesson keeps its kind, even if another one is sent. */
  kind: Type.Optional(literals(LESSON_KINDS)),
  /** If they are absent, a stored lesson keeps its minutes and its preview setting. */
  minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: LESSON_MINUTES_MAX })),
  preview: Type.Optional(Type.Boolean()),
})
export type LessonDraft = Static<typeof LessonDraft>

const ModuleDraft = Type.Object({
  id: Type.Optional(Id),
  name: Line,
  lessons: some(LessonDraft),
})
export type ModuleDraft = Static<typeof ModuleDraft>

const content = {
  ...forEachCourseText((field) => {
    const { kind, min } = COURSE_TEXTS[field]
    // An optional text gets an empty default, because older clients do not send it.
    return (kind === 'line' ? EnteredLine : EnteredText)(2000, min > 0 ? {} : { default: '' })
  }),
  // If a field is absent, it is unchanged; an empty value removes it.
  level: Type.Optional(literals(['', ...COURSE_LEVELS])),
  hours: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
  outcomes: Type.Optional(some(Line)),
  needs: Type.Optional(some(Line)),
  domain: some(Line),
  language: Type.Optional(literals(COURSE_LANGUAGES)),
  modules: some(ModuleDraft),
} satisfies Record<keyof CourseContent, TSchema>

/** The path returned by `uploadBanner`; empty for the generated picture. */
const bannerUrl = Type.Optional(Type.Union([FilePath, Type.Literal('')]))

const ownSummary = {
  ...CourseSummary.properties,
  status: literals(COURSE_STATUSES),
  createdAt: Timestamp,
}

/** A course in its mentor's list. */
export const OwnCourseSummary = Type.Object(ownSummary)
export type OwnCourseSummary = Static<typeof OwnCourseSummary>

const OwnLesson = Type.Object({
  ...LessonDraft.properties,
  id: Id,
  file: Type.Optional(FilePath),
  preview: Type.Optional(Type.Literal(true)),
  /**
   * Present and true if nobody can complete the lesson yet, because it has no text, video, questions or task
   * criteria.
   */
  empty: Type.Optional(Type.Literal(true)),
  /** Present and true beside `empty` if the lesson has a draft, which is published with the course. */
  drafted: Type.Optional(Type.Literal(true)),
})
const OwnModule = Type.Object({ id: Id, name: Type.String(), lessons: Type.Array(OwnLesson) })

/** A course as its mentor edits it, including unfinished drafts. */
export const OwnCourse = Type.Object({ ...ownSummary, ...courseLines, modules: Type.Array(OwnModule) })
export type OwnCourse = Static<typeof OwnCourse>

export const addResource = endpoint({
  method: 'POST',
  path: '/resource/add-resource',
  access: 'active-mentor',
  owner: 'body.mentorId',
  rateLimit: 'courseCreation',
  maxBodyBytes: COURSE_MAX_BYTES,
  summary:
    'Create a course. `mentorId` has to be the caller’s; `mentorname` and `rating` are taken and not believed.',
  body: Type.Object({
    ...content,
    rating: Type.Optional(Type.Number({ minimum: 0, maximum: RATING_MAX })),
    mentorId: Id,
    mentorname: Type.Optional(TextPart(2000)),
    bannerUrl,
    /** Default: `published`. */
    status: Type.Optional(literals(['draft', 'published'])),
  }),
  files: { banner: IMAGE },
  reply: OwnCourse,
})

export const updateResource = endpoint({
  method: 'POST',
  path: '/resource/update-resource/:id',
  access: 'active-mentor',
  rateLimit: 'upload',
  maxBodyBytes: COURSE_MAX_BYTES,
  summary:
    'Replace title, description, domains and the whole tree of modules. Modules and lessons that keep their id keep the progress of learners; those without one are new.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    ...content,
    bannerUrl,
    /**
     * `updatedAt` of the edited course. If the course has changed since then, the request fails with `edit_conflict`.
     */
    version: Type.Optional(Timestamp),
  }),
  files: { banner: IMAGE },
  reply: OwnCourse,
})

export const setResourceStatus = endpoint({
  method: 'POST',
  path: '/resource/set-status/:id',
  access: 'active-mentor',
  summary:
    'Publish, archive, or make a draft again. Publishing answers `invalid_input` with the fields that are unfinished, and with the lessons in which nothing is written; a course with learners cannot become a draft (`course_has_learners`).',
  params: Type.Object({ id: Id }),
  body: Type.Object({ status: literals(COURSE_STATUSES) }),
  reply: OwnCourse,
})

export const deleteResource = endpoint({
  method: 'POST',
  path: '/resource/delete-resource/:id',
  access: 'active-mentor',
  summary: 'Delete a course for good; refused with `course_has_learners` while anyone is enrolled.',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ deleted: Type.Boolean() }),
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/resource/upload-document',
  access: 'active-mentor',
  rateLimit: 'upload',
  summary: 'Store a document (PDF, DOC or DOCX, judged by its content) for a lesson.',
  files: { document: { ...DOCUMENT, required: true } },
  reply: Type.Object({ file: FilePath, name: Type.String(), bytes: Type.Integer() }),
})

export const uploadBanner = endpoint({
  method: 'POST',
  path: '/resource/upload-banner',
  access: 'active-mentor',
  rateLimit: 'upload',
  summary: 'Store a picture for a course, cut to 16:9 in the sizes that are shown.',
  files: { banner: { ...IMAGE, required: true } },
  reply: Type.Object({ banner: FilePath }),
})

export const getOwnResources = endpoint({
  method: 'GET',
  path: '/resource/get-own-resources',
  access: 'active-mentor',
  rateLimit: 'search',
  summary: 'The caller’s courses, last changed first, drafts and archived ones included.',
  query: Type.Object({
    ...PageQuery.properties,
    status: Type.Optional(literals(COURSE_STATUSES)),
    q: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  }),
  reply: Type.Object({
    resources: Type.Array(OwnCourseSummary),
    pagination: Pagination,
    /** Number of courses in each status, regardless of the filter. */
    counts: Type.Object({ draft: Type.Integer(), published: Type.Integer(), archived: Type.Integer() }),
  }),
})

export const getOwnResource = endpoint({
  method: 'GET',
  path: '/resource/get-own-resource/:id',
  access: 'active-mentor',
  summary: 'One of the caller’s courses with all that can be edited.',
  params: Type.Object({ id: Id }),
  reply: OwnCourse,
})
