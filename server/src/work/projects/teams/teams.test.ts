import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { signedInMentor } from '../../../testing/signedIn'
import { kindsFor, type Person } from '../../testing/workWorld'
import { projectWorld, type ProjectWorld } from '../testing/projectWorld'
import { remindTeams } from '../upkeep/teamReminders'
import { endOldRequests, keepUpTeams } from '../upkeep/teamUpkeep'
import { teamRoom } from './teamRoom'

let w: ProjectWorld
beforeEach(async () => void (w = await projectWorld()))
afterEach(() => w.t.close())

const read = async (id: string, person: Person = w.asha) => (await w.get(`/teams/${id}`, person)).data
/** People use the site meanwhile, so that their sessions last. */
async function after(days: number) {
  for (let day = 0; day < days; day++) {
    w.t.clock.advance(DAY_MS)
    for (const person of [w.asha, w.bina, w.mentor]) await w.get('/teams', person)
  }
}
/** Sessions have ended by then. */
async function stateOf(id: string) {
  const rows = w.t.db.selectFrom('project_teams').select('state').where('id', '=', id)
  return (await rows.executeTakeFirstOrThrow()).state
}
const keepUp = () => keepUpTeams(w.t, w.t.clock())
const addCard = (teamId: string, parts: object = {}, person: Person = w.asha) =>
  w.post(person, `/teams/${teamId}/cards`, {
    cardId: 'k1',
    column: 'todo',
    title: 'Ask at the stop',
    ...parts,
  })

it('shows former members nothing about those who stay or come later', async () => {
  const id = await w.started()
  await w.post(w.asha, `/teams/${id}/leave`)
  await w.joined(w.chand, 'design')
  expect(await read(id, w.asha)).toMatchObject({ viewer: 'former', needsContributions: false })
  expect(await read(id, w.asha)).not.toHaveProperty('nextMilestone')
  expect(await read(id, w.asha)).not.toHaveProperty('checkIn')
  const { version } = await read(id, w.mentor)
  const end = await w.post(w.mentor, `/mentor/teams/${id}/end`, { version, how: 'conclude' })
  expect(end.statusCode).toBe(200)
  await w.t.db.updateTable('project_teams').set({ state: 'done' }).where('id', '=', id).execute()
  const past = async (person: Person) => (await w.get('/teams?which=past', person)).data.teams
  const [ofBina] = await past(w.bina)
  // Both have joined in the same millisecond, so their ids decide about the order.
  expect(ofBina.members.toSorted()).toEqual(['Bina', 'Chand'])
  expect(ofBina.nextMilestone.id).toBe('m1')
  const [team] = await past(w.asha)
  expect(team).toMatchObject({ id, title: 'A timetable for our bus stop', members: [] })
  expect(team).not.toHaveProperty('nextMilestone')
})

describe('the start', () => {
  it('needs two people, and gives the team its milestones and its room', async () => {
    await w.opened()
    const id = await w.joined(w.asha)
    expect((await w.start(id)).json()).toMatchObject({ code: 'invalid_input', reason: 'too_few' })
    await w.joined(w.bina)
    expect(await teamRoom(w.t.db, id)).toBeUndefined()
    const started = await Promise.all([w.start(id), w.start(id)])
    expect(started.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await read(id)).toMatchObject({
      state: 'working',
      viewer: 'member',
      week: 1,
      roomId: `project-${id}`,
      nextMilestone: { id: 'm1', dueOn: w.day(14) },
      checkIn: { week: 1, isAnswered: false },
    })
    expect((await teamRoom(w.t.db, id))?.members).toHaveLength(3)
    expect(await kindsFor(w, w.asha)).toContain('team-started')
  })

  it('keeps the milestones of the team when the brief is changed', async () => {
    const id = await w.started()
    await w.save({ version: 1, title: 'Another title', milestones: [{ ...milestone, id: 'm9' }] })
    expect(await read(id)).toMatchObject({
      title: 'A timetable for our bus stop',
      nextMilestone: { id: 'm1' },
    })
  })
})

const milestone = {
  id: 'm1',
  title: 'Other',
  text: '',
  week: 1,
  rubric: {
    criteria: ['a', 'b', 'c'].map((id) => ({
      id,
      title: id,
      levels: [
        { text: 'no', points: 0 },
        { text: 'yes', points: 1 },
      ],
    })),
    passPoints: 1,
  },
}

it('is read by its members and its mentor alone', async () => {
  const id = await w.started()
  const other = await signedInMentor(w.t)
  for (const path of ['', '/board', '/milestones', '/check-ins', '/contributions', '/files']) {
    expect((await w.get(`/teams/${id}${path}`, w.asha)).status).toBe(200)
    expect((await w.get(`/teams/${id}${path}`, w.mentor)).status).toBe(200)
    expect((await w.get(`/teams/${id}${path}`, w.chand)).status).toBe(404)
    expect((await w.get(`/teams/${id}${path}`, other)).status).toBe(404)
    expect((await w.get(`/teams/${id}${path}`)).status).toBe(401)
  }
  await w.makeMinor(w.asha)
  expect((await w.get(`/teams/${id}`, w.asha)).code).toBe('guardian_consent_needed')
})

describe('leaving', () => {
  it('happens within the hour when a guardian does not agree any more, and the mentor is told', async () => {
    const id = await w.started()
    await w.makeMinor(w.bina)
    await keepUp()
    const [team] = (await w.get('/teams', w.asha)).data.teams
    expect(team.members).toEqual(['Asha'])
    expect(await kindsFor(w, w.mentor)).toContain('team-member-left')
    expect((await w.get(`/teams/${id}`, w.bina)).code).toBe('guardian_consent_needed')
  })

  it('frees cards and place, and ends access to what the team does', async () => {
    const id = await w.started()
    await addCard(id, { assignee: w.bina.account._id })
    expect((await w.post(w.bina, `/teams/${id}/leave`)).json().data.viewer).toBe('former')
    expect((await w.post(w.bina, `/teams/${id}/leave`)).statusCode).toBe(200)
    const { cards } = (await w.get(`/teams/${id}/board`, w.asha)).data
    expect(cards[0]).toMatchObject({ id: 'k1', versions: { assignee: 1 } })
    expect(cards[0].assignee).toBeUndefined()
    expect((await addCard(id, { cardId: 'k2' }, w.bina)).statusCode).toBe(403)
    for (const path of ['/board', '/milestones', '/files', '/check-ins'])
      expect((await w.get(`/teams/${id}${path}`, w.bina)).status).toBe(404)
    expect((await read(id, w.bina)).people).toMatchObject([{ name: 'Bina' }])
    expect((await w.get('/projects/p1')).data.freePlaces).toBe(2)
    expect(await kindsFor(w, w.mentor)).toContain('team-member-left')
    expect(await w.joined(w.chand)).toBe(id)
    expect((await teamRoom(w.t.db, id))?.members.map(({ personId }) => personId)).not.toContain(
      w.bina.account._id,
    )
  })

  it('can be decided by the mentor, with a reason for this person', async () => {
    const id = await w.started()
    const learnerId = w.bina.account._id
    await w.post(w.mentor, `/mentor/teams/${id}/remove-member`, {
      memberId: learnerId,
      reason: 'You asked for it.',
    })
    const inTeam = async (person: Person) =>
      (await read(id, person)).people.find((one: { id: string }) => one.id === learnerId)
    expect(await inTeam(w.bina)).toMatchObject({ removalReason: 'You asked for it.' })
    expect((await inTeam(w.asha)).removalReason).toBeUndefined()
    expect(await kindsFor(w, w.bina)).toContain('team-member-removed')
  })

  it('ends a team that stays with one person', async () => {
    const id = await w.started()
    await w.post(w.bina, `/teams/${id}/leave`)
    await after(13)
    await addCard(id)
    await keepUp()
    expect((await read(id)).state).toBe('working')
    await after(2)
    await keepUp()
    expect((await read(id)).state).toBe('ended')
  })
})

describe('a quiet team', () => {
  it('is asked after two weeks, and closed after two more', async () => {
    const id = await w.started()
    await after(15)
    await keepUp()
    await keepUp()
    expect(await read(id)).toMatchObject({ state: 'working', isAskedHowItGoes: true })
    expect((await kindsFor(w, w.asha)).filter((kind) => kind === 'team-asked')).toHaveLength(1)
    await after(15)
    await keepUp()
    expect(await stateOf(id)).toBe('quiet')
    expect((await teamRoom(w.t.db, id))?.isClosed).toBe(true)
  })

  it('goes on if somebody says so', async () => {
    const id = await w.started()
    await after(15)
    await keepUp()
    await w.post(w.asha, `/teams/${id}/keep`)
    await after(13)
    await keepUp()
    expect(await read(id)).toMatchObject({ state: 'working', isAskedHowItGoes: false })
  })
})

it('tells the members once that the mentor is gone, and goes on', async () => {
  const id = await w.started()
  const status = (value: 'active' | 'inactive') =>
    w.t.db.updateTable('mentors').set({ status: value }).where('id', '=', w.mentor.account._id).execute()
  await status('inactive')
  await keepUp()
  await keepUp()
  expect(await read(id)).toMatchObject({ isMentorGone: true, canWrite: true })
  expect((await kindsFor(w, w.asha)).filter((kind) => kind === 'team-mentor-gone')).toHaveLength(1)
  await status('active')
  await keepUp()
  expect((await read(id)).isMentorGone).toBe(false)
})

it('reminds of cards, milestones and the question of the week, each once', async () => {
  const id = await w.started()
  await addCard(id, { assignee: w.asha.account._id, dueOn: w.day(12) })
  await after(12)
  await remindTeams(w.t, w.t.clock())
  await remindTeams(w.t, w.t.clock())
  const kinds = await kindsFor(w, w.asha)
  for (const kind of ['card-due', 'milestone-due', 'team-check-in'])
    expect(kinds.filter((one) => one === kind)).toEqual([kind])
})

it('ends requests that nobody answers', async () => {
  await w.opened()
  await w.apply(w.asha)
  await after(31)
  await endOldRequests(w.t, w.t.clock())
  const { state } = await w.t.db.selectFrom('project_requests').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('ended')
})

describe('the end', () => {
  const contribute = (
    person: Person,
    id: string,
    about: Person,
    text = 'Asked ten people and wrote it down.',
  ) => w.post(person, `/teams/${id}/contributions`, { contributions: [{ aboutId: about.account._id, text }] })
  const decide = (id: string, person: Person, parts: object = {}) =>
    w.post(w.mentor, `/mentor/teams/${id}/decide`, {
      memberId: person.account._id,
      isProven: true,
      text: 'Seen in every milestone.',
      ...parts,
    })
  async function concluded() {
    const id = await w.started()
    await w.post(w.mentor, `/mentor/teams/${id}/end`, { version: 1, how: 'conclude' })
    return id
  }
  const words = async (id: string, person: Person) => (await w.get(`/teams/${id}/contributions`, person)).data

  it('shows the words when all have written, and then the mentor decides', async () => {
    const id = await concluded()
    expect((await contribute(w.asha, id, w.asha)).statusCode).toBe(400)
    await contribute(w.asha, id, w.bina)
    expect(await words(id, w.bina)).toMatchObject({ shown: [], written: [w.asha.account._id] })
    expect((await decide(id, w.asha)).json().reason).toBe('contributions_open')
    await contribute(w.bina, id, w.asha)
    expect((await words(id, w.bina)).shown).toHaveLength(2)
    expect((await contribute(w.bina, id, w.asha, 'Something else after all.')).statusCode).toBe(409)
    await decide(id, w.asha)
    expect((await read(id)).state).toBe('closing')
    await decide(id, w.bina, { isProven: false })
    expect((await read(id)).state).toBe('done')
    expect((await words(id, w.asha)).decisions).toMatchObject([
      { learnerId: w.asha.account._id, isProven: true },
    ])
    expect((await words(id, w.mentor)).decisions).toHaveLength(2)
    expect((await decide(id, w.chand)).statusCode).toBe(404)
  })

  it('reminds the mentor of the decisions once, after a month', async () => {
    const id = await concluded()
    const reminders = async () =>
      (await kindsFor(w, w.mentor)).filter((kind) => kind === 'contributions-undecided')
    w.t.clock.advance(29 * DAY_MS)
    await keepUp()
    expect(await reminders()).toEqual([])
    w.t.clock.advance(2 * DAY_MS)
    await keepUp()
    await keepUp()
    expect(await reminders()).toHaveLength(1)
    expect(await stateOf(id)).toBe('closing')
    expect(await kindsFor(w, w.asha)).not.toContain('contributions-undecided')
  })

  it('is over after 60 days without a decision', async () => {
    const id = await concluded()
    w.t.clock.advance(61 * DAY_MS)
    await keepUp()
    expect(await stateOf(id)).toBe('ended')
  })

  it('shows the words after a week, although somebody has not written', async () => {
    const id = await concluded()
    await contribute(w.asha, id, w.bina)
    await after(8)
    expect((await words(id, w.bina)).shown).toHaveLength(1)
    expect((await decide(id, w.bina)).statusCode).toBe(200)
  })
})

it('asks one question a week, which team and mentor read', async () => {
  const id = await w.started()
  const answer = (week: number, person: Person = w.asha) =>
    w.post(person, `/teams/${id}/check-ins/${week}`, { text: 'We have asked six people.' })
  expect((await answer(1)).statusCode).toBe(200)
  expect((await answer(2)).statusCode).toBe(404)
  expect((await answer(1, w.mentor)).statusCode).toBe(403)
  await after(8)
  await answer(2)
  const { data } = await w.get(`/teams/${id}/check-ins`, w.mentor)
  expect(data.checkIns).toMatchObject([
    { week: 2, question: 1, answers: [{ name: 'Asha' }] },
    { week: 1, answers: [{ isOwn: false }] },
  ])
  await after(8)
  expect((await answer(1)).statusCode).toBe(404)
})
