import { COURSE_LEVELS, type CourseLevel } from '../courses/courseFacts'
import { isCourseLanguage } from '../courses/courseLanguages'
import { SUBJECT_NAMES } from '../courses/subjectNames'
import { isBlank } from '../rules/enteredText'
import { graphemeCount } from '../rules/graphemes'
import {
  MILESTONES_MAX,
  MILESTONE_TITLE_MAX,
  PATH_COURSES_MAX,
  PATH_COURSES_MIN,
  PATH_PURPOSE_MAX,
  PATH_SUBJECTS_MAX,
  PATH_TITLE_MAX,
} from './skillPathLimits'

export interface MilestoneContent {
  title: string
  /** Ids of its courses, in order. */
  courseIds: string[]
}

/** Data of a skill path that its maker enters. */
export interface SkillPathContent {
  title: string
  purpose: string
  /** BCP 47 tag of the language of the texts. */
  language: string
  level: CourseLevel
  /** English names of subjects in the list of subjects. */
  subjects: string[]
  milestones: MilestoneContent[]
}

export type SkillPathError =
  | 'title'
  | 'purpose'
  | 'language'
  | 'level'
  | 'subjects'
  | 'milestone_titles'
  | 'milestone_empty'
  | 'courses_twice'
  | 'courses_few'
  | 'courses_many'

export type SkillPathErrors = Partial<Record<keyof SkillPathContent, SkillPathError>>

/** Returns the errors of a draft by field. A draft may have no purpose, no subject and empty milestones. */
export function draftErrors(path: SkillPathContent): SkillPathErrors {
  const milestones = milestonesError(path.milestones)
  return {
    ...(!isWithin(path.title, PATH_TITLE_MAX) && { title: 'title' }),
    ...(graphemeCount(path.purpose) > PATH_PURPOSE_MAX && { purpose: 'purpose' }),
    ...(!isCourseLanguage(path.language) && { language: 'language' }),
    ...(!COURSE_LEVELS.includes(path.level) && { level: 'level' }),
    ...(!areSubjects(path.subjects) && { subjects: 'subjects' }),
    ...(milestones && { milestones }),
  }
}

/** Returns what a path lacks in order to be published, with the errors of a draft. */
export function publishErrors(path: SkillPathContent): SkillPathErrors {
  const { milestones, purpose, subjects } = path
  const lack = milestones.some(({ courseIds }) => courseIds.length === 0)
    ? 'milestone_empty'
    : coursesOf(milestones).length < PATH_COURSES_MIN && 'courses_few'
  return {
    ...(isBlank(purpose) && { purpose: 'purpose' }),
    ...(subjects.length === 0 && { subjects: 'subjects' }),
    ...(lack && { milestones: lack }),
    ...draftErrors(path),
  }
}

export const coursesOf = (milestones: readonly MilestoneContent[]) =>
  milestones.flatMap(({ courseIds }) => courseIds)

function milestonesError(milestones: MilestoneContent[]): SkillPathError | undefined {
  const courses = coursesOf(milestones)
  const hasTitles = milestones.every(({ title }) => isWithin(title, MILESTONE_TITLE_MAX))
  if (!hasTitles || milestones.length > MILESTONES_MAX) return 'milestone_titles'
  if (new Set(courses).size < courses.length) return 'courses_twice'
  return courses.length > PATH_COURSES_MAX ? 'courses_many' : undefined
}

const isWithin = (text: string, max: number) => !isBlank(text) && graphemeCount(text) <= max

const areSubjects = (subjects: string[]) =>
  subjects.length <= PATH_SUBJECTS_MAX &&
  subjects.every((subject) => SUBJECT_NAMES.some(({ en }) => en === subject))
