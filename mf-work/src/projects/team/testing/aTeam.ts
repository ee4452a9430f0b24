import type { TeamMilestone } from '@mentor-connect/contract/work/projects/teamMilestones'
import type { Team, TeamSummary } from '@mentor-connect/contract/work/projects/teams'
import { aRubric } from '../../facts/testing/aRubric'

const common = {
  id: 't1',
  projectId: 'p1',
  title: 'A site for a village library',
  language: 'en',
  number: 1,
  state: 'working',
  mentor: { id: 'mentor-1', name: 'Ravi Iyer' },
  startedAt: '2026-11-20T08:30:00.000Z',
  endsOn: '2027-01-15',
  lastActiveAt: '2026-11-28T08:30:00.000Z',
  version: 3,
} as const

export const aTeam = (parts: Partial<Team> = {}): Team => ({
  ...common,
  viewer: 'member',
  goal: 'People see at home which books are there.',
  description: 'You ask readers what they need.',
  weeks: 8,
  week: 2,
  people: [
    { id: 'learner-1', name: 'Asha Verma', role: 'Writer', joinedAt: '2026-11-19T08:30:00.000Z' },
    { id: 'learner-2', name: 'Imran Khan', role: 'Developer', joinedAt: '2026-11-19T08:30:00.000Z' },
  ],
  isMentorGone: false,
  isAskedHowItGoes: false,
  roomId: 'room1',
  canWrite: true,
  checkIn: { week: 2, question: 0, isAnswered: false },
  ...parts,
})

export const aTeamSummary = (parts: Partial<TeamSummary> = {}): TeamSummary => ({
  ...common,
  members: ['Asha Verma', 'Imran Khan'],
  nextMilestone: { id: 'm1', title: 'Questions to readers', state: 'open', dueOn: '2026-12-04' },
  nextCard: { id: 'k1', title: 'Write the first page', dueOn: '2026-12-01' },
  needsCheckIn: true,
  needsContributions: false,
  waitingMilestones: 0,
  ...parts,
})

export const aMilestone = (parts: Partial<TeamMilestone> = {}): TeamMilestone => ({
  id: 'm1',
  title: 'Questions to readers',
  text: 'Ask five people.',
  dueOn: '2026-12-04',
  rubric: aRubric(),
  state: 'open',
  number: 0,
  submissions: [],
  ...parts,
})

export const aSubmission = (): TeamMilestone['submissions'][number] => ({
  id: 's1',
  number: 1,
  text: 'We asked six people.',
  links: ['https://example.org/answers'],
  files: [],
  by: 'Imran Khan',
  sentAt: '2026-11-28T08:30:00.000Z',
})
