import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import { getPlan, type Plan } from '@mentor-connect/contract/learning/plan'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import learner from '../../routes'

export const WHEN = '2026-11-18T10:00:00.000Z'

const DAYS = ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`)
export const days = (...steps: number[]) => DAYS.map((day, index) => ({ day, steps: steps[index] ?? 0 }))

export const full: Dashboard = {
  user: aLearner(),
  progressSummary: {
    totalCourses: 3,
    completedCourses: 2,
    completedModules: 7,
    progressDetails: [
      { courseId: 'c1', title: 'Learn JavaScript', completedCount: 6, totalLessons: 6 },
      { courseId: 'c2', title: 'Interview Practice', completedCount: 1, totalLessons: 2 },
    ],
  },
  certificates: [
    {
      _id: 'MC-2026-0001',
      userId: 'learner-1',
      courseId: 'c1',
      courseName: 'Learn JavaScript',
      instructorName: 'Ravi Iyer',
      learnerName: 'Asha Verma',
      createdAt: WHEN,
      updatedAt: WHEN,
    },
  ],
  recentLearnings: [
    {
      courseId: 'c2',
      title: 'Interview Practice',
      description: 'Speak well',
      banner: '',
      lastActiveAt: WHEN,
    },
  ],
  activity: { days: days(0, 0, 0, 0, 1, 4, 2), streak: 3 },
}

export const empty: Dashboard = {
  user: aLearner(),
  progressSummary: { totalCourses: 0, completedCourses: 0, completedModules: 0, progressDetails: [] },
  certificates: [],
  recentLearnings: [],
  activity: { days: days(), streak: 0 },
}

/** An API with this plan. */
export const withPlan = (plan: Plan = { steps: [] }) => new FakeApi().answers(getPlan, plan)

export const openHome = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, '/user/home', { mount: '/user', session: signedIn(), locale })
