import { getCareers, type CareerSummary } from '@mentor-connect/contract/learning/careers'
import { getPlan, type Plan } from '@mentor-connect/contract/learning/plan'
import { listSkillPaths } from '@mentor-connect/contract/learning/skillPaths'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import learner from '../../routes'

export const NURSE: CareerSummary = {
  id: 'nurse',
  names: { en: 'Nurse', hi: 'नर्स' },
  summary: { en: '', hi: '' },
  interests: { R: 3, I: 3, A: 1, S: 5, E: 2, C: 3 },
  ways: ['12th'],
  cost: 'low',
  subjects: ['health'],
}
export const PLAN: Plan = {
  goal: { id: 'g', careerId: 'nurse', byMonth: '2027-06', weeklyDays: 3 },
  steps: [
    {
      id: 'a',
      subject: 'health',
      isPinned: false,
      isSkipped: false,
      isDone: false,
      course: { id: 'c1', title: 'First Aid', isEnrolled: true, percent: 40, reason: 'enrolled' },
    },
    {
      id: 'b',
      title: 'Visit the hospital',
      due: '2026-12-01',
      isPinned: false,
      isSkipped: false,
      isDone: false,
    },
  ],
  week: { days: 2, weeksMet: 4 },
}

const NO_PATHS = { paths: [], pagination: { page: 1, limit: 12, totalItems: 0, totalPages: 1 } }

/** An API with a plan. */
export const planned = (plan: Plan = PLAN) =>
  new FakeApi().answers(getCareers, [NURSE]).answers(getPlan, plan).answers(listSkillPaths, NO_PATHS)
export const openPlan = (address = '/user/plan', locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, address, { mount: '/user', session: signedIn(aLearner()), locale })
