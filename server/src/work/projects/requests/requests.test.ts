import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { insertCourse } from '../../../courses/catalogue/testing/insertCourse'
import { itRaces } from '../../../testing/raceTests'
import { signedInLearner, signedInMentor } from '../../../testing/signedIn'
import { kindsFor, type Person } from '../../testing/workWorld'
import { projectWorld, type ProjectWorld } from '../testing/projectWorld'

let w: ProjectWorld
beforeEach(async () => {
  w = await projectWorld()
  await w.opened()
})
afterEach(() => w.t.close())

const fit = async (person: Person) => (await w.get('/user/projects/p1', person)).data
const received = async (query = '') =>
  (await w.get(`/mentor/projects/p1/requests${query}`, w.mentor)).data.requests
const invite = (person: Person, roleId = 'build') =>
  w.post(w.mentor, '/mentor/projects/p1/invite', { learner: person.account._id, roleId, note: 'Join us.' })
const accept = async (person: Person, isAccepted = true) =>
  w.post(person, `/user/project-requests/${await w.requestOf(person)}/answer`, { isAccepted })
async function enrol(person: Person) {
  await insertCourse(w.t.db, { id: 'c1', mentorId: w.mentor.account._id, lessons: [1] })
  await w.post(person, '/user/add-course', { userId: person.account._id, courseId: 'c1', courseName: '' })
}

describe('an application', () => {
  it('reaches the mentor once, and its answer the learner', async () => {
    const sent = await Promise.all([w.apply(w.asha), w.apply(w.asha), w.apply(w.asha)])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await received()).toMatchObject([
      {
        kind: 'application',
        role: { name: 'Building pages' },
        learner: { name: 'Asha' },
        note: 'I like buses.',
      },
    ])
    expect(await kindsFor(w, w.mentor)).toEqual(['project-application-received'])
    expect((await w.answer(w.asha)).json().data).toMatchObject({
      state: 'accepted',
      teamId: expect.any(String),
    })
    expect(await kindsFor(w, w.asha)).toEqual(['project-application-answered'])
    expect((await fit(w.asha)).team).toMatchObject({ state: 'forming' })
    expect((await w.answer(w.asha, { isAccepted: false })).json()).toMatchObject({
      code: 'edit_conflict',
      reason: 'accepted',
    })
  })

  it('needs words, and a role that exists', async () => {
    const empty = await w.post(w.asha, '/user/projects/p1/apply', { roleId: 'build', note: ' ' })
    expect(empty.json().fields).toHaveProperty('note')
    expect((await w.apply(w.asha, 'cook')).json().code).toBe('role_taken')
    expect((await w.apply(w.asha, 'build', 'none')).statusCode).toBe(404)
    expect((await w.apply(w.mentor)).statusCode).toBe(403)
  })

  it('is refused to minors without consent, and alike to blocked people and after the closing', async () => {
    await w.makeMinor(w.asha)
    expect((await fit(w.asha)).obstacle).toBe('consent')
    expect((await w.apply(w.asha)).json().code).toBe('guardian_consent_needed')
    await w.block(w.bina)
    const blocked = (await w.apply(w.bina)).json()
    await w.post(w.mentor, '/mentor/projects/p1/close', { version: 1 })
    const closed = (await w.apply(w.chand)).json()
    expect(closed).toEqual({ ...blocked, requestId: closed.requestId })
    expect(closed.code).toBe('project_closed')
  })

  it('disappears if the learner blocks the mentor, or is not an adult after all', async () => {
    await w.apply(w.asha)
    await w.apply(w.bina)
    await w.block(w.asha)
    await w.makeMinor(w.bina)
    expect(await received()).toEqual([])
    expect((await w.answer(w.asha)).statusCode).toBe(404)
  })

  it('can be withdrawn, and sent again', async () => {
    await w.apply(w.asha)
    const id = await w.requestOf(w.asha)
    const withdraw = (person: Person) => w.post(person, `/user/project-requests/${id}/withdraw`)
    expect((await withdraw(w.bina)).statusCode).toBe(404)
    expect((await withdraw(w.asha)).json().data.state).toBe('withdrawn')
    expect((await withdraw(w.asha)).statusCode).toBe(200)
    await w.apply(w.asha, 'design')
    expect(await received()).toMatchObject([{ role: { id: 'design' }, version: 2 }])
    await w.answer(w.asha)
    expect((await withdraw(w.asha)).json().reason).toBe('accepted')
  })

  it('that is withdrawn and sent again tells the mentor once a day', async () => {
    const told = async () =>
      await w.t.db
        .selectFrom('notifications')
        .select('count')
        .where('person_id', '=', w.mentor.account._id)
        .execute()
    const applyAgain = async () => {
      await w.post(w.asha, `/user/project-requests/${await w.requestOf(w.asha)}/withdraw`)
      expect((await w.apply(w.asha)).statusCode).toBe(200)
    }
    await w.apply(w.asha)
    await applyAgain()
    expect(await told()).toEqual([{ count: 1 }])
    w.t.clock.advance(DAY_MS)
    await applyAgain()
    expect(await told()).toEqual([{ count: 2 }])
  })

  it('is answered by the mentor of the brief alone', async () => {
    await w.apply(w.asha)
    const other = await signedInMentor(w.t)
    const id = await w.requestOf(w.asha)
    const answered = await w.post(other, `/mentor/project-requests/${id}/answer`, { isAccepted: true })
    expect(answered.statusCode).toBe(404)
    expect((await w.get('/mentor/projects/p1/requests', other)).status).toBe(404)
  })
})

itRaces('gives the last place of a role to one', async () => {
  await w.apply(w.asha, 'design')
  await w.apply(w.bina, 'design')
  const answers = await Promise.all([w.answer(w.asha), w.answer(w.bina)])
  expect(answers.map((one) => one.json().code ?? 'accepted').sort()).toEqual(['accepted', 'role_taken'])
})

itRaces('lets nobody be in more than three teams', async () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    await w.opened({ id })
    await w.apply(w.asha, 'build', id)
  }
  const rows = await w.t.db.selectFrom('project_requests').select('id').orderBy('brief_id').execute()
  const answers = await Promise.all(
    rows.map(({ id }) => w.post(w.mentor, `/mentor/project-requests/${id}/answer`, { isAccepted: true })),
  )
  expect(answers.map((one) => one.json().code ?? 'accepted').sort()).toEqual([
    'accepted',
    'accepted',
    'accepted',
    'teams_max',
  ])
})

describe('an invitation', () => {
  it('is for connected people only, and makes them members if they accept', async () => {
    expect((await invite(w.asha)).statusCode).toBe(404)
    await enrol(w.asha)
    expect((await w.get('/mentor/projects/p1/invitable?q=ash', w.mentor)).data.people).toMatchObject([
      { name: 'Asha', as: 'enrolled' },
    ])
    expect((await invite(w.asha)).json().data).toMatchObject({ kind: 'invitation', state: 'waiting' })
    expect(await kindsFor(w, w.asha)).toEqual(['project-invited'])
    expect((await accept(w.bina).catch(() => undefined))?.statusCode).not.toBe(200)
    expect((await accept(w.asha)).json().data).toMatchObject({
      state: 'accepted',
      teamId: expect.any(String),
    })
    expect(await kindsFor(w, w.mentor)).toContain('project-invitation-answered')
    expect((await invite(w.asha)).statusCode).toBe(404)
  })

  it('that was declined cannot be sent again, but the learner can apply', async () => {
    await enrol(w.asha)
    await invite(w.asha)
    const url = `/user/project-requests/${await w.requestOf(w.asha)}/answer`
    await w.post(w.asha, url, { isAccepted: false })
    expect((await invite(w.asha)).statusCode).toBe(404)
    expect((await w.get('/mentor/projects/p1/invitable', w.mentor)).data.people).toEqual([])
    expect((await w.apply(w.asha)).json().data.request).toMatchObject({ kind: 'application' })
    await w.answer(w.asha)
    expect((await w.get('/user/projects/p1', w.asha)).data.team).toMatchObject({ state: 'forming' })
  })

  it('cannot be withdrawn and sent again for ever', async () => {
    await enrol(w.asha)
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) {
      const sent = await invite(w.asha)
      statuses.push(sent.statusCode)
      if (sent.statusCode === 200)
        await w.post(w.mentor, `/mentor/project-requests/${sent.json().data.id}/withdraw`)
    }
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
  })

  it('to somebody who has applied is the acceptance, and the other way round', async () => {
    await enrol(w.asha)
    await w.apply(w.asha)
    expect((await invite(w.asha)).json().data.state).toBe('accepted')
    const bina = await signedInLearner(w.t, { name: 'Bina' })
    await w.post(bina, '/user/add-course', { userId: bina.account._id, courseId: 'c1', courseName: '' })
    await invite(bina)
    expect((await w.apply(bina)).json().data.team).toMatchObject({ state: 'forming' })
  })
})

describe('two learners with a block', () => {
  it('come into different teams, and nobody is told why', async () => {
    await w.opened({ id: 'p2', teams: 2 })
    await w.blockLearner(w.asha, w.bina)
    for (const person of [w.asha, w.bina]) {
      await w.apply(person, 'build', 'p2')
      const id = await w.requestOf(person, 'p2')
      const answered = await w.post(w.mentor, `/mentor/project-requests/${id}/answer`, { isAccepted: true })
      expect(answered.statusCode).toBe(200)
    }
    const teamOf = async (person: Person) => (await w.get('/user/projects/p2', person)).data.team.id
    expect(await teamOf(w.asha)).not.toBe(await teamOf(w.bina))
  })

  it('cannot both join the only team: the place counts as taken, and the project as closed', async () => {
    await w.opened({ id: 'p2' })
    await w.apply(w.bina, 'build', 'p2')
    await w.apply(w.asha, 'build', 'p2')
    const accept = async (person: Person, parts: object = {}) =>
      w.post(w.mentor, `/mentor/project-requests/${await w.requestOf(person, 'p2')}/answer`, {
        isAccepted: true,
        ...parts,
      })
    const { teamId } = (await accept(w.bina)).json().data
    await w.blockLearner(w.bina, w.asha)
    for (const parts of [{}, { teamId }])
      expect((await accept(w.asha, parts)).json()).toMatchObject({ code: 'role_taken' })
    await w.blockLearner(w.chand, w.bina)
    expect((await w.get('/user/projects/p2', w.chand)).data.obstacle).toBe('closed')
    expect((await w.apply(w.chand, 'design', 'p2')).json()).toMatchObject({ code: 'project_closed' })
  })
})
