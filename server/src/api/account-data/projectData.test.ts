import type { ReportKind } from '@mentor-connect/contract/trust/reports'
import { findPerson } from '../../accounts/people/person.repo'
import { PDF } from '../../testing/files/samples'
import { projectWorld, type ProjectWorld } from '../../work/projects/testing/projectWorld'
import { REPORTABLES } from '../domains'
import { eraseLearner, eraseMentor } from './accountErasure'
import { accountOf } from './accountExport'

let w: ProjectWorld
let team: string
beforeEach(async () => {
  w = await projectWorld()
  team = await w.started()
  const card = { cardId: 'k1', column: 'todo', title: 'Ask at the stop', assignee: w.asha.account._id }
  await w.post(w.asha, `/teams/${team}/cards`, card)
  await comment(w.asha, 'by-asha')
  await comment(w.mentor, 'by-mentor')
  await w.post(w.asha, `/teams/${team}/check-ins/1`, { text: 'A good week.' })
  const work = { text: 'Ten answers', links: [], fileIds: [], after: 0 }
  await w.post(w.asha, `/teams/${team}/milestones/m1/hand-in`, work)
})
afterEach(() => w.t.close())

const comment = (person: ProjectWorld['asha'] | ProjectWorld['mentor'], commentId: string) =>
  w.post(person, `/teams/${team}/cards/k1/comments`, { commentId, text: `Written ${commentId}` })
const personOf = async (role: 'user' | 'mentor') =>
  (await findPerson(w.t.db, role, role === 'user' ? w.asha.account._id : w.mentor.account._id))!
const exported = async (role: 'user' | 'mentor') =>
  accountOf(w.t.db, await personOf(role), w.t.clock().toISOString())
const board = async () => (await w.get(`/teams/${team}/board`, w.bina)).data
const comments = async () => (await w.get(`/teams/${team}/cards/k1/comments`, w.bina)).data.comments

it('both sides get what they have written', async () => {
  expect(await exported('user')).toMatchObject({
    projects: {
      requests: [{ note: 'I like buses.', state: 'accepted' }],
      teams: [{ title: 'A timetable for our bus stop', role: 'Design' }],
      checkIns: [{ text: 'A good week.' }],
      submissions: [{ text: 'Ten answers' }],
      cards: [{ title: 'Ask at the stop' }],
      comments: [{ text: 'Written by-asha' }],
    },
  })
  const mentor = await exported('mentor')
  expect(mentor).toMatchObject({
    projects: {
      briefs: [{ title: 'A timetable for our bus stop' }],
      comments: [{ text: 'Written by-mentor' }],
    },
  })
  expect(JSON.stringify(mentor)).not.toContain('A good week')
})

it('a team of one person, whose others have deleted their accounts, can be filled again for some time', async () => {
  const person = await personOf('user')
  await w.t.db
    .transaction()
    .execute((tx) => eraseLearner(tx, person, { keepCertificates: false, now: w.t.clock() }))
  const row = await w.t.db.selectFrom('project_teams').select(['state', 'alone_since']).executeTakeFirst()
  expect(row).toEqual({ state: 'working', alone_since: w.t.clock().toISOString() })
})

it('the words of a learner go with the account; the work of the team stays without the name', async () => {
  const person = await personOf('user')
  const { cursor } = await board()
  await w.t.db
    .transaction()
    .execute((tx) => eraseLearner(tx, person, { keepCertificates: false, now: w.t.clock() }))
  const changes = (await w.get(`/teams/${team}/board?since=${cursor}`, w.bina)).data
  expect(changes.cards).toMatchObject([{ title: 'Ask at the stop', comments: 1 }])
  expect(changes.cards[0]).not.toHaveProperty('assignee')
  expect(await comments()).toMatchObject([{ id: 'by-mentor' }])
  const { milestones } = (await w.get(`/teams/${team}/milestones`, w.bina)).data
  expect(milestones[0].submissions).toMatchObject([{ text: 'Ten answers', by: '' }])
  expect((await w.get(`/teams/${team}`, w.bina)).data.people).toMatchObject([{ name: 'Bina' }])
  expect((await w.get('/projects/p1')).data.freePlaces).toBe(2)
})

it('the projects of a mentor go with the account, and their teams can still be read', async () => {
  const person = await personOf('mentor')
  await w.t.db.transaction().execute((tx) => eraseMentor(tx, person, w.t.clock()))
  expect(await w.get('/projects/p1')).toMatchObject({ status: 404, reason: 'removed' })
  const { data } = await w.get(`/teams/${team}`, w.bina)
  expect(data).toMatchObject({ isMentorGone: true, title: 'A timetable for our bus stop', canWrite: true })
  expect(data).not.toHaveProperty('mentor')
  expect(await comments()).toMatchObject([{ id: 'by-asha' }])
})

describe('reports', () => {
  type Kind = Extract<ReportKind, 'project' | `project-${string}`>
  const report = (kind: Kind, subjectId: string, userId: string) =>
    REPORTABLES[kind].find(w.t.db, { userId, kind, subjectId, category: 'spam', text: '' })
  const hide = (kind: Kind, id: string, isHidden = true) => {
    const now = w.t.clock().toISOString()
    return w.t.db
      .transaction()
      .execute((tx) => REPORTABLES[kind].hiding.set(tx, id, { at: isHidden ? now : null, now }))
  }

  it('of cards and comments come from inside the team alone, and name their author', async () => {
    const inside = w.bina.account._id
    expect(await report('project-card', 'k1', inside)).toMatchObject({
      about: { id: w.asha.account._id, role: 'user' },
      content: { title: 'Ask at the stop' },
    })
    expect(await report('project-comment', 'by-mentor', inside)).toMatchObject({ about: { role: 'mentor' } })
    expect(await report('project-card', 'k1', w.chand.account._id)).toBeUndefined()
    expect(await report('project-comment', 'by-asha', w.chand.account._id)).toBeUndefined()
    expect(await report('project', 'p1', w.chand.account._id)).toMatchObject({ about: { role: 'mentor' } })
  })

  it('of a card are about who has changed its text last', async () => {
    const change = { seen: 0, change: { field: 'text', value: 'Something bad' } }
    await w.post(w.bina, `/teams/${team}/cards/k1/change`, change)
    expect(await report('project-card', 'k1', w.bina.account._id)).toMatchObject({
      about: { id: w.bina.account._id, role: 'user' },
      content: { text: 'Something bad' },
    })
    const person = (await findPerson(w.t.db, 'user', w.bina.account._id))!
    await w.t.db
      .transaction()
      .execute((tx) => eraseLearner(tx, person, { keepCertificates: false, now: w.t.clock() }))
    const rows = await w.t.db.selectFrom('project_cards').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(person.id)
    expect(await report('project-card', 'k1', w.asha.account._id)).toBeUndefined()
  })

  it('can hide each of them, once, and show it again', async () => {
    const { cursor } = await board()
    expect([await hide('project-card', 'k1'), await hide('project-card', 'k1')]).toEqual([true, false])
    const changes = (await w.get(`/teams/${team}/board?since=${cursor}`, w.bina)).data
    expect(changes.cards).toMatchObject([{ title: '', isHidden: true }])
    expect([await hide('project-comment', 'by-asha'), await hide('project', 'p1')]).toEqual([true, true])
    expect((await comments())[0]).toMatchObject({ text: '', isHidden: true })
    expect(await w.get('/projects/p1')).toMatchObject({ status: 404, reason: 'removed' })
    expect(await hide('project', 'p1', false)).toBe(true)
    expect((await w.get('/projects/p1')).status).toBe(200)
  })

  const answers = async (person = w.bina) =>
    (await w.get(`/teams/${team}/check-ins`, person)).data.checkIns[0].answers
  const submission = async () =>
    (await w.get(`/teams/${team}/milestones`, w.bina)).data.milestones[0].submissions[0]
  const requestId = () => w.requestOf(w.asha)
  const received = async () =>
    (await w.get('/mentor/projects/p1/requests?state=accepted', w.mentor)).data.requests.find(
      ({ learner }: { learner: { id: string } }) => learner.id === w.asha.account._id,
    )
  async function addFile() {
    const form = new FormData()
    form.append('document', new File([new Uint8Array(PDF)], 'plan.pdf'))
    const file = await w.post(w.asha, `/teams/${team}/files`, form)
    return file.json().data.id as string
  }

  it('of an answer, a text of a milestone and a file come from inside the team, with evidence', async () => {
    const ids = {
      'project-check-in': (await answers())[0].id,
      'project-submission': (await submission()).id,
      'project-file': await addFile(),
    } as const
    const content = {
      'project-check-in': { text: 'A good week.', week: 1 },
      'project-submission': { text: 'Ten answers', milestone_id: 'm1' },
      'project-file': { name: 'plan.pdf' },
    }
    for (const kind of Object.keys(ids) as (keyof typeof ids)[]) {
      expect(await report(kind, ids[kind], w.bina.account._id)).toMatchObject({
        id: ids[kind],
        about: { id: w.asha.account._id, role: 'user' },
        content: { ...content[kind], project: 'A timetable for our bus stop' },
      })
      expect(await report(kind, ids[kind], w.chand.account._id)).toBeUndefined()
      expect([await hide(kind, ids[kind]), await hide(kind, ids[kind])]).toEqual([true, false])
    }
    expect((await answers())[0]).toMatchObject({ text: '', isHidden: true })
    expect(await submission()).toMatchObject({ text: '', links: [], files: [], isHidden: true })
    const file = ids['project-file']
    expect((await w.get(`/teams/${team}/files`, w.bina)).data.files[0]).toMatchObject({
      name: '',
      isHidden: true,
    })
    const download = { url: `/team-files/${file}`, headers: w.bina.headers }
    expect((await w.t.app.inject(download)).statusCode).toBe(404)
    expect(await REPORTABLES['project-file'].hiding.findFile!(w.t.db, file)).toMatchObject({
      name: 'plan.pdf',
    })
    await hide('project-file', file, false)
    expect((await w.t.app.inject(download)).statusCode).toBe(200)
  })

  it('of a note come from the one who has received it, and the same note stays hidden', async () => {
    const id = await requestId()
    expect(await report('project-request', id, w.mentor.account._id)).toMatchObject({
      about: { id: w.asha.account._id, role: 'user' },
      content: { note: 'I like buses.' },
    })
    for (const other of [w.asha, w.bina])
      expect(await report('project-request', id, other.account._id)).toBeUndefined()
    await hide('project-request', id)
    expect(await received()).toMatchObject({ note: '', isHidden: true })
    const own = (await w.get('/user/project-requests', w.asha)).data.requests[0]
    expect(own).toMatchObject({ note: 'I like buses.' })
  })

  it('of words about a contribution come from the team, once it can read them', async () => {
    const ending = { version: 1, how: 'conclude' }
    await w.post(w.mentor, `/mentor/teams/${team}/end`, ending)
    const contribute = (person: ProjectWorld['asha'], about: ProjectWorld['asha']) =>
      w.post(person, `/teams/${team}/contributions`, {
        contributions: [{ aboutId: about.account._id, text: 'Something that hurts.' }],
      })
    const words = async () => (await w.get(`/teams/${team}/contributions`, w.bina)).data.shown
    await contribute(w.asha, w.bina)
    expect(await words()).toEqual([])
    await contribute(w.bina, w.asha)
    const { id } = (await words()).find(({ fromId }: { fromId: string }) => fromId === w.asha.account._id)
    expect(await report('project-contribution', id, w.chand.account._id)).toBeUndefined()
    expect(await report('project-contribution', id, w.bina.account._id)).toMatchObject({
      about: { id: w.asha.account._id },
      content: { text: 'Something that hurts.' },
    })
    await hide('project-contribution', id)
    expect((await words()).find((one: { id: string }) => one.id === id)).toMatchObject({
      text: '',
      isHidden: true,
    })
  })
})
