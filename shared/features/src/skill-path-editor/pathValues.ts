import type { SkillPathContent } from '@mentor-connect/contract/learning/skillPath'
import { PATH_SUBJECTS_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import type { OwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import type { Locale } from '@mentor-connect/contract/api/locales'

/** A course that was chosen for the path. */
export interface ChosenCourse {
  courseId: string
  /** Title of the course; empty if the course is not available now. */
  title: string
  language: string
}

export interface MilestoneValues {
  /** Identifies the milestone, even after it was moved. */
  key: string
  title: string
  courses: ChosenCourse[]
}

export interface PathValues extends Omit<SkillPathContent, 'milestones'> {
  /** One entry for each field, empty if nothing is chosen in it. */
  subjects: string[]
  milestones: MilestoneValues[]
}

/** Returns the fields for subjects: the chosen ones, and empty ones up to the maximum. */
const subjectFields = (subjects: string[]) =>
  Array.from({ length: PATH_SUBJECTS_MAX }, (_, index) => subjects[index] ?? '')

export const newPath = (locale: Locale): PathValues => ({
  title: '',
  purpose: '',
  language: locale,
  level: 'beginner',
  subjects: subjectFields([]),
  milestones: [{ key: 'm0', title: '', courses: [] }],
})

export const storedPath = (path: OwnSkillPath): PathValues => ({
  title: path.title,
  purpose: path.purpose,
  language: path.language,
  level: path.level,
  subjects: subjectFields(path.subjects),
  milestones: path.milestones.map(({ title, courses }, index) => ({
    key: `m${index}`,
    title,
    courses: courses.map(({ courseId, course }) => ({
      courseId,
      title: course?.title ?? '',
      language: course?.language ?? '',
    })),
  })),
})

export const toContent = ({ subjects, milestones, ...values }: PathValues): SkillPathContent => ({
  ...values,
  subjects: [...new Set(subjects.filter(Boolean))],
  milestones: milestones.map(({ title, courses }) => ({
    title,
    courseIds: courses.map(({ courseId }) => courseId),
  })),
})
