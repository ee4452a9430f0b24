import type { Card } from '@mentor-connect/contract/work/projects/teamBoard'

export function aCard(parts: Partial<Card> = {}): Card {
  return {
    id: 'k1',
    column: 'todo',
    rank: 'm',
    title: 'Write the first page',
    text: '',
    versions: { title: 1, text: 1, assignee: 1, dueOn: 1, place: 1 },
    comments: 0,
    createdBy: 'learner-1',
    createdAt: '2026-11-20T08:30:00.000Z',
    changedAt: '2026-11-20T08:30:00.000Z',
    ...parts,
  }
}
