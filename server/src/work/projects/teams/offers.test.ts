import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { REQUEST_DAYS, TEAM_OFFERS_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { findPerson } from '../../../accounts/people/person.repo'
import { saveBlockedPair } from '../../../accounts/people/blockedPairs.repo'
import { eraseMentor } from '../../../api/account-data/accountErasure'
import { accountOf } from '../../../api/account-data/accountExport'
import { itRaces } from '../../../testing/raceTests'
import { signedInMentor, type SignedIn } from '../../../testing/signedIn'
import { kindsFor } from '../../testing/workWorld'
import { marks, projectWorld, type ProjectWorld } from '../testing/projectWorld'
import { endOldRequests } from '../upkeep/teamUpkeep'
import { teamRoom } from './teamRoom'

let w: ProjectWorld
let sita: SignedIn<Mentor>
let team: string
beforeEach(async () => {
  w = await projectWorld()
  sita = await signedInMentor(w.t, { name: 'Sita' })
  team = await w.started()
})
afterEach(() => w.t.close())

const teamFor = async (mentor: SignedIn<Mentor>, id = team) => (await w.get(`/teams/${id}`, mentor)).data
const offer = async (to = sita, id = team) =>
  w.post(w.mentor, `/mentor/teams/${id}/offer`, {
    version: (await teamFor(w.mentor, id)).version,
    mentor: to.account._id,
  })
const answer = (isAccepted: boolean, mentor = sita) =>
  w.post(mentor, `/mentor/team-offers/${team}/answer`, { isAccepted })
const offersTo = async (mentor = sita) => (await w.get('/mentor/team-offers', mentor)).data.offers
const erase = async ({ account: { _id } }: SignedIn<Mentor>) => {
  const person = (await findPerson(w.t.db, 'mentor', _id))!
  await w.t.db.transaction().execute((tx) => eraseMentor(tx, person, w.t.clock()))
}
const blockSita = () =>
  saveBlockedPair(w.t.db, {
    learner_id: w.asha.account._id,
    mentor_id: sita.account._id,
    by_learner: 1,
    by_mentor: 0,
    changed_at: w.t.clock().toISOString(),
  })

describe('an offer', () => {
  it('shows the other mentor what the team does, and nobody of it', async () => {
    const sent = (await offer()).json().data
    expect(sent.offeredTo).toMatchObject({ name: 'Sita' })
    expect(await offersTo()).toEqual([
      expect.objectContaining({
        id: team,
        title: 'A timetable for our bus stop',
        members: 2,
        waitingMilestones: 0,
        week: 1,
      }),
    ])
    expect(JSON.stringify(await offersTo())).not.toMatch(/Asha|Bina/)
    expect((await w.get(`/teams/${team}`, sita)).status).toBe(404)
    expect((await w.get(`/teams/${team}`, w.asha)).data.offeredTo).toBeUndefined()
    expect(await kindsFor(w, sita)).toEqual(['team-offered'])
  })

  it('is the same if it is sent again, and a conflict if the team has changed', async () => {
    const { version } = await teamFor(w.mentor)
    const send = () => w.post(w.mentor, `/mentor/teams/${team}/offer`, { version, mentor: sita.account._id })
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200])
    expect(await kindsFor(w, sita)).toEqual(['team-offered'])
    await w.post(w.mentor, `/mentor/teams/${team}/withdraw-offer`)
    expect((await send()).json().code).toBe('edit_conflict')
  })

  it('is taken back', async () => {
    await offer()
    const back = await w.post(w.mentor, `/mentor/teams/${team}/withdraw-offer`)
    expect(back.json().data.offeredTo).toBeUndefined()
    expect(await offersTo()).toEqual([])
    expect((await answer(true)).statusCode).toBe(404)
    expect((await answer(false)).statusCode).toBe(200)
  })

  it('is declined, and the mentor is told', async () => {
    await offer()
    expect((await answer(false)).json().data.offers).toEqual([])
    expect((await answer(false)).statusCode).toBe(200)
    expect(await kindsFor(w, w.mentor)).toContain('team-offer-declined')
    expect(await teamFor(w.mentor)).not.toHaveProperty('offeredTo')
  })

  it('ends if nobody answers', async () => {
    await offer()
    await endOldRequests({ db: w.t.db }, new Date(w.t.clock().getTime() + (REQUEST_DAYS + 1) * DAY_MS))
    expect(await offersTo()).toEqual([])
    expect((await answer(true)).statusCode).toBe(404)
  })
})

describe('a team cannot be offered', () => {
  const refused = async (to = sita) => (await offer(to)).json().code as string

  it.each([
    [
      'is suspended',
      () =>
        w.t.db
          .updateTable('mentors')
          .set({ status: 'inactive' })
          .where('id', '=', sita.account._id)
          .execute(),
    ],
    ['has a block with a member', blockSita],
  ])('to a mentor who %s', async (_why, prepare) => {
    await prepare()
    expect(await refused()).toBe('not_found')
  })

  it('to a learner, to oneself or to nobody', async () => {
    expect(await refused(w.mentor)).toBe('not_found')
    const { version } = await teamFor(w.mentor)
    for (const mentor of [w.chand.account._id, 'nobody'])
      expect((await w.post(w.mentor, `/mentor/teams/${team}/offer`, { version, mentor })).statusCode).toBe(
        404,
      )
  })

  it('by another mentor or a member', async () => {
    const body = { version: 1, mentor: sita.account._id }
    expect((await w.post(sita, `/mentor/teams/${team}/offer`, body)).statusCode).toBe(404)
    expect((await w.post(w.asha, `/mentor/teams/${team}/offer`, body)).statusCode).toBe(403)
    expect((await w.post(sita, `/mentor/teams/${team}/withdraw-offer`)).statusCode).toBe(404)
  })

  it('once it is over', async () => {
    const { version } = await teamFor(w.mentor)
    await w.post(w.mentor, `/mentor/teams/${team}/end`, { version, how: 'stop' })
    expect(await refused()).toBe('edit_conflict')
  })

  it('to a mentor for whom too many teams wait', async () => {
    const found = await w.t.db.selectFrom('project_teams').selectAll().executeTakeFirstOrThrow()
    const { check_in_at: _at, mentor_gone_at: _since, offered_to: _to, offered_at: _day, ...row } = found
    const rows = Array.from({ length: TEAM_OFFERS_MAX }, (_, n) => ({ ...row, id: `t${n}` }))
    await w.t.db.insertInto('project_teams').values(rows).execute()
    await w.t.db
      .updateTable('project_teams')
      .set({ offered_to: sita.account._id, offered_at: w.t.clock().toISOString() })
      .where('id', '<>', team)
      .execute()
    expect(await refused()).toBe('project_requests_max')
  })
})

describe('the mentor who accepts', () => {
  it('leads the team and its room from then on, and the former mentor does not', async () => {
    await offer()
    expect((await answer(true)).json().data.offers).toEqual([])
    expect((await answer(true)).statusCode).toBe(200)
    expect(await teamFor(sita)).toMatchObject({ viewer: 'mentor', mentor: { name: 'Sita' } })
    expect((await w.get(`/teams/${team}`, w.mentor)).status).toBe(404)
    expect((await teamRoom(w.t.db, team))?.members[0]).toEqual({
      personId: sita.account._id,
      role: 'owner',
    })
    for (const person of [sita, w.asha, w.bina])
      expect(await kindsFor(w, person)).toContain('team-handed-over')
    expect(await kindsFor(w, w.mentor)).toContain('team-given-away')
  })

  it('decides about milestones and contributions', async () => {
    await w.post(w.asha, `/teams/${team}/milestones/m1/hand-in`, {
      text: 'Ten answers',
      links: [],
      fileIds: [],
      after: 0,
    })
    await offer()
    await answer(true)
    const decision = { number: 1, outcome: 'approved', marks: marks(1), remarks: '' }
    const url = `/mentor/teams/${team}/milestones/m1/decide`
    expect((await w.post(w.mentor, url, decision)).statusCode).toBe(404)
    expect((await w.post(sita, url, decision)).statusCode).toBe(200)
    const { version } = await teamFor(sita)
    const end = await w.post(sita, `/mentor/teams/${team}/end`, { version, how: 'conclude' })
    expect(end.json().data.state).toBe('closing')
  })

  it('gets a closed project of the team, and fills its free place by opening it', async () => {
    await offer()
    await answer(true)
    const { projectId } = await teamFor(sita)
    const { data: brief } = await w.get(`/mentor/projects/${projectId}`, sita)
    expect(brief).toMatchObject({
      state: 'closed',
      hasPeople: true,
      skills: ['Web Development'],
      milestones: [{ week: 2 }, { week: 5 }],
      currentTeams: [{ id: team }],
    })
    await w.post(sita, `/mentor/projects/${projectId}/open`, { version: 0 })
    expect((await w.get(`/projects/${projectId}`)).data).toMatchObject({
      freePlaces: 1,
      mentor: { name: 'Sita' },
    })
    await w.apply(w.chand, 'build', projectId)
    const request = await w.requestOf(w.chand, projectId)
    const accept = { isAccepted: true }
    expect((await w.post(w.mentor, `/mentor/project-requests/${request}/answer`, accept)).statusCode).toBe(
      404,
    )
    await w.post(sita, `/mentor/project-requests/${request}/answer`, accept)
    expect((await teamFor(sita)).people.map(({ name }: { name: string }) => name)).toContain('Chand')
    expect((await w.get('/projects/p1')).data.freePlaces).toBe(3)
  })

  it('gets no project for a team that is being concluded', async () => {
    const { version } = await teamFor(w.mentor)
    await w.post(w.mentor, `/mentor/teams/${team}/end`, { version, how: 'conclude' })
    await offer()
    await answer(true)
    expect(await teamFor(sita)).not.toHaveProperty('projectId')
  })

  it('adds the skills of a project whose former one was deleted', async () => {
    await offer()
    await erase(w.mentor)
    await answer(true)
    const { projectId } = await teamFor(sita)
    const open = (version: number) => w.post(sita, `/mentor/projects/${projectId}/open`, { version })
    expect((await open(0)).json().fields).toHaveProperty('skills')
    const { data: brief } = await w.get(`/mentor/projects/${projectId}`, sita)
    const { title, goal, description, roles, weeks, milestones, language, teams } = brief
    const content = { title, goal, description, roles, weeks, milestones, language, teams }
    const saved = await w.post(sita, '/mentor/projects', {
      ...content,
      id: projectId,
      version: 0,
      skills: ['Web Development'],
    })
    expect(saved.json().data.state).toBe('closed')
    expect((await open(1)).statusCode).toBe(200)
  })

  it('gets a hidden project if the former one was hidden', async () => {
    await w.t.db.updateTable('project_briefs').set({ hidden_at: w.t.clock().toISOString() }).execute()
    await offer()
    await answer(true)
    const { projectId } = await teamFor(sita)
    await w.post(sita, `/mentor/projects/${projectId}/open`, { version: 0 })
    expect((await w.get(`/projects/${projectId}`)).status).toBe(404)
  })

  it('is refused like somebody without an offer if there is a block with a member since', async () => {
    await offer()
    await blockSita()
    expect(await offersTo()).toEqual([])
    expect((await answer(true)).statusCode).toBe(404)
  })
})

describe('the data of an account', () => {
  it('contains the offers of both sides, and an offer goes with the account', async () => {
    await offer()
    for (const { account } of [w.mentor, sita]) {
      const person = (await findPerson(w.t.db, 'mentor', account._id))!
      expect(await accountOf(w.t.db, person, w.t.clock().toISOString())).toMatchObject({
        projects: { offers: [{ team_id: team, title: 'A timetable for our bus stop' }] },
      })
    }
    await erase(sita)
    expect(await teamFor(w.mentor)).not.toHaveProperty('offeredTo')
  })
})

describe('at the same moment', () => {
  itRaces('a team is accepted and taken back once', async () => {
    await offer()
    const [accepted, withdrawn] = await Promise.all([
      answer(true),
      w.post(w.mentor, `/mentor/teams/${team}/withdraw-offer`),
    ])
    expect([accepted.statusCode, withdrawn.statusCode].toSorted()).toEqual([200, 404])
    const { mentor_id } = await w.t.db
      .selectFrom('project_teams')
      .select('mentor_id')
      .executeTakeFirstOrThrow()
    expect(mentor_id).toBe((accepted.statusCode === 200 ? sita : w.mentor).account._id)
  })

  itRaces('a team is accepted, its mentor deletes the account, and a member leaves', async () => {
    await offer()
    const [accepted] = await Promise.all([
      answer(true),
      erase(w.mentor),
      w.post(w.bina, `/teams/${team}/leave`),
    ])
    expect(accepted.statusCode).toBe(200)
    const { people } = await teamFor(sita)
    const present = people.filter(({ leftAt }: { leftAt?: string }) => !leftAt)
    expect(present).toMatchObject([{ name: 'Asha' }])
  })

  itRaces('a team is offered to a mentor who deletes the account', async () => {
    await Promise.all([offer(), erase(sita)])
    expect(await teamFor(w.mentor)).not.toHaveProperty('offeredTo')
  })
})
