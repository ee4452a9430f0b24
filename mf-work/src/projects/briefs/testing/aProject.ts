import type { Project, ProjectRequest, ProjectSummary } from '@mentor-connect/contract/work/projects/projects'
import { aRubric } from '../../facts/testing/aRubric'

export function aProjectSummary(parts: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    _id: 'p1',
    title: 'A site for a village library',
    goal: 'People see at home which books are there.',
    skills: ['Technology'],
    roles: [
      { id: 'r1', name: 'Writer', places: 1, free: 1 },
      { id: 'r2', name: 'Developer', places: 2, free: 0 },
    ],
    teamSize: 3,
    freePlaces: 1,
    weeks: 8,
    milestoneCount: 1,
    language: 'en',
    mentor: { id: 'mentor-1', name: 'Ravi Iyer' },
    postedAt: '2026-11-20T08:30:00.000Z',
    updatedAt: '2026-11-20T08:30:00.000Z',
    ...parts,
  }
}

export function aProject(parts: Partial<Project> = {}): Project {
  return {
    ...aProjectSummary(),
    description: 'You ask readers what they need.\n\nThen you build it.',
    milestones: [
      { id: 'm1', title: 'Questions to readers', text: 'Ask five people.', week: 2, rubric: aRubric() },
    ],
    workingTeams: 1,
    doneTeams: 2,
    ...parts,
  }
}

export function aRequest(parts: Partial<ProjectRequest> = {}): ProjectRequest {
  return {
    id: 'q1',
    kind: 'application',
    state: 'waiting',
    project: { _id: 'p1', title: 'A site for a village library', language: 'en', isOpen: true },
    mentor: { id: 'mentor-1', name: 'Ravi Iyer' },
    role: { id: 'r1', name: 'Writer' },
    note: 'I like libraries.',
    sentAt: '2026-11-21T08:30:00.000Z',
    version: 1,
    ...parts,
  }
}
