import { saveBlockedPair } from '../../../accounts/people/blockedPairs.repo'
import { saveBlockedLearners } from '../../../accounts/people/blockedLearners.repo'
import { signedInLearner } from '../../../testing/signedIn'
import type { TestApp } from '../../../testing/testApp'
import { workWorld, type Person } from '../../testing/workWorld'

const criterion = (id: string) => ({
  id,
  title: `Criterion ${id}`,
  levels: [
    { text: 'Missing', points: 0 },
    { text: 'There', points: 2 },
  ],
})
export const RUBRIC = { criteria: ['a', 'b', 'c'].map(criterion), passPoints: 4 }
/** Marks for all criteria of `RUBRIC`. */
export const marks = (level: number) => ['a', 'b', 'c'].map((criterionId) => ({ criterionId, level }))

export const briefContent = (parts: object = {}) => ({
  id: 'p1',
  title: 'A timetable for our bus stop',
  goal: 'People see when the next bus comes.',
  description: 'You ask travellers, draw pages and build them.',
  skills: ['Web Development'],
  roles: [
    { id: 'design', name: 'Design', places: 1 },
    { id: 'build', name: 'Building pages', places: 2 },
  ],
  weeks: 6,
  milestones: [
    { id: 'm1', title: 'Ask ten travellers', text: 'Note what they need.', week: 2, rubric: RUBRIC },
    { id: 'm2', title: 'First page', text: '', week: 5, rubric: RUBRIC },
  ],
  language: 'en',
  teams: 1,
  ...parts,
})

/** A mentor with an open project, learners, and the calls that tests of projects make. */
export async function projectWorld(of?: TestApp) {
  const w = await workWorld(of)
  const { t, mentor, asha, post, get } = w
  const bina = await signedInLearner(t, { name: 'Bina' })
  const chand = await signedInLearner(t, { name: 'Chand' })

  const save = (parts: object = {}, person: Person = mentor) =>
    post(person, '/mentor/projects', briefContent(parts))
  async function opened(parts: object = {}) {
    const { id } = briefContent(parts)
    await save(parts)
    return post(mentor, `/mentor/projects/${id}/open`, { version: 0 })
  }
  const apply = (person: Person, roleId = 'build', id = 'p1') =>
    post(person, `/user/projects/${id}/apply`, { roleId, note: 'I like buses.' })
  async function requestOf(person: Person, id = 'p1'): Promise<string> {
    return (await get(`/user/projects/${id}`, person)).data.request.id
  }
  const answer = async (person: Person, parts: object = { isAccepted: true }) =>
    post(mentor, `/mentor/project-requests/${await requestOf(person)}/answer`, parts)
  async function joined(person: Person, roleId = 'build'): Promise<string> {
    await apply(person, roleId)
    await answer(person)
    return (await get('/user/projects/p1', person)).data.team.id
  }
  const start = (teamId: string, version = 0) => post(mentor, `/mentor/teams/${teamId}/start`, { version })
  /** A team of Asha and Bina that works. */
  async function started(): Promise<string> {
    await opened()
    const teamId = await joined(asha, 'design')
    await joined(bina)
    await start(teamId)
    return teamId
  }
  const block = (person: Person) =>
    saveBlockedPair(t.db, {
      learner_id: person.account._id,
      mentor_id: mentor.account._id,
      by_learner: 1,
      by_mentor: 0,
      changed_at: t.clock().toISOString(),
    })
  /** As chat reports it: one learner has blocked another. */
  const blockLearner = (person: Person, other: Person) =>
    saveBlockedLearners(t.db, {
      people: [person.account._id, other.account._id],
      blockedBy: [person.account._id],
      changedAt: t.clock().toISOString(),
    })
  const makeMinor = (person: Person) =>
    t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', person.account._id).execute()

  return {
    ...w,
    bina,
    chand,
    save,
    opened,
    apply,
    requestOf,
    answer,
    joined,
    start,
    started,
    block,
    blockLearner,
    makeMinor,
  }
}
export type ProjectWorld = Awaited<ReturnType<typeof projectWorld>>
