import type {
  JoinedPath,
  PathCourse,
  PathProgress,
  SkillPath,
  SkillPathPlace,
} from '@mentor-connect/contract/learning/skillPaths'

export const aPathCourse = (courseId: string, title: string): PathCourse => ({
  courseId,
  course: { title, language: 'en', lessons: 9, minutes: 150, mentorName: 'Ravi Iyer', banner: '' },
})

export const aSkillPath = (parts: Partial<SkillPath> = {}): SkillPath => ({
  _id: 'p1',
  slug: 'first-job',
  title: 'Ready for your first job',
  purpose: 'Get invited and arrive well.',
  language: 'en',
  level: 'beginner',
  subjects: ['Career'],
  milestoneCount: 2,
  courseCount: 2,
  hours: 5,
  untimedCourses: 0,
  joined: 12,
  updatedAt: '2026-11-20T08:30:00.000Z',
  milestones: [
    { title: 'Get invited', courses: [aPathCourse('c1', 'Write a résumé')] },
    { title: 'Arrive well', courses: [aPathCourse('c2', 'First ninety days'), { courseId: 'c3' }] },
  ],
  ...parts,
})

export const listOf = <Path>(paths: Path[]) => ({
  paths,
  pagination: { page: 1, limit: 12, totalItems: paths.length, totalPages: paths.length > 0 ? 1 : 0 },
})

export const someProgress = (parts: Partial<PathProgress> = {}): PathProgress => ({
  courses: 2,
  completedCourses: 1,
  lessons: 18,
  completedLessons: 9,
  percent: 50,
  isComplete: false,
  next: {
    courseId: 'c2',
    title: 'First ninety days',
    language: 'en',
    isEnrolled: true,
    lesson: { id: 'l1', title: 'The first day', inPlace: true },
  },
  ...parts,
})

export const aPlace = (parts: Partial<SkillPathPlace> = {}): SkillPathPlace => ({
  isJoined: true,
  progress: someProgress(),
  courses: [
    { courseId: 'c1', isEnrolled: true, percent: 100, isComplete: true },
    { courseId: 'c2', isEnrolled: true, percent: 40, isComplete: false },
  ],
  ...parts,
})

export const aJoinedPath = (parts: Partial<JoinedPath> = {}): JoinedPath => ({
  _id: 'p1',
  slug: 'first-job',
  title: 'Ready for your first job',
  language: 'en',
  joinedAt: '2026-11-20T08:30:00.000Z',
  isAvailable: true,
  progress: someProgress(),
  ...parts,
})
