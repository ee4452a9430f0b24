import { schemaProblems } from '../../../learning/certificates/credential/testing/openBadgesRules'
import { verifyElsewhere } from '../../../learning/certificates/credential/testing/otherVerifier'
import type { Person } from '../../testing/workWorld'
import { projectWorld, type ProjectWorld } from '../testing/projectWorld'

let w: ProjectWorld
let team: string
beforeEach(async () => {
  w = await projectWorld()
  team = await w.started()
})
afterEach(() => w.t.close())

const url = (path: string) => `/teams/${team}/${path}`
const request = (person: Person = w.asha) => w.post(person, url('certificate'))
const ofEnding = async (person: Person = w.asha) => (await w.get(url('contributions'), person)).data
const decide = (person: Person, isProven = true) =>
  w.post(w.mentor, `/mentor/teams/${team}/decide`, {
    memberId: person.account._id,
    isProven,
    text: 'Seen in every milestone.',
  })
async function conclude() {
  await w.post(w.mentor, `/mentor/teams/${team}/end`, { version: 1, how: 'conclude' })
  for (const [from, about] of [
    [w.asha, w.bina],
    [w.bina, w.asha],
  ] as const)
    await w.post(from, url('contributions'), {
      contributions: [{ aboutId: about.account._id, text: 'Asked ten people and wrote it down.' }],
    })
}
const verify = async (id: string) =>
  (await w.t.app.inject(`/user/verify-certificate?certificateId=${id}`)).json()

describe('the certificate of a project', () => {
  it('is issued once, after the last decision, to those whose contribution is confirmed', async () => {
    await conclude()
    await decide(w.asha)
    expect((await request()).json()).toMatchObject({ code: 'edit_conflict', reason: 'closing' })
    await decide(w.bina, false)
    expect(await ofEnding()).toMatchObject({ canCertify: true })
    expect(await ofEnding(w.bina)).not.toHaveProperty('canCertify')
    const issued = await Promise.all([request(), request()])
    const ids = issued.map((response) => response.json().data._id)
    expect(ids[0]).toBe(ids[1])
    expect(await ofEnding()).toMatchObject({ certificateId: ids[0] })
    expect((await request(w.bina)).statusCode).toBe(409)
    expect((await request(w.chand)).statusCode).toBe(404)
    expect((await request(w.mentor)).statusCode).toBe(403)
  })

  it('says what the learner did, and names nobody else of the team', async () => {
    await conclude()
    for (const person of [w.asha, w.bina]) await decide(person)
    const { _id: id } = (await request()).json().data
    const { verdict, data } = await verify(id)
    expect(verdict).toBe('verified')
    expect(data).toMatchObject({
      courseId: 'p1',
      courseName: 'A timetable for our bus stop',
      learnerName: 'Asha',
      project: { projectId: 'p1', role: 'Design', weeks: 6, milestones: 0 },
      statement: {
        sentence:
          'This is to certify that Asha has contributed to the team project “A timetable for our bus stop”.',
        lines: ['Role: Design', 'A project of 6 weeks · own contribution confirmed by the mentor'],
      },
    })
    const page = (await w.t.app.inject(`/share/certificates/${id}`)).body
    const credential = (await w.t.app.inject(`/credentials/${id}`)).body
    for (const shown of [JSON.stringify(data), page, credential]) expect(shown).not.toContain('Bina')
    expect(page).toContain('Mentor: ')
    const card = await w.t.app.inject(`/share/certificates/${id}/card.png`)
    expect([card.statusCode, card.headers['content-type']]).toEqual([200, 'image/png'])
    const file = await w.t.app.inject({ url: `/user/certificates/${id}/file`, headers: w.asha.headers })
    expect(file.headers['content-type']).toBe('application/pdf')
  })

  it('is an Open Badges credential with the work as evidence, which other software verifies', async () => {
    await conclude()
    for (const person of [w.asha, w.bina]) await decide(person)
    await w.t.db
      .updateTable('project_milestones')
      .set({ state: 'approved' })
      .where('team_id', '=', team)
      .execute()
    const { _id: id } = (await request()).json().data
    const credential = JSON.parse((await w.t.app.inject(`/credentials/${id}`)).body)
    expect(schemaProblems(credential)).toEqual([])
    expect(credential.credentialSubject.achievement).toMatchObject({
      id: `${w.t.config.siteUrl}/projects/p1`,
      achievementType: 'Assignment',
    })
    expect(credential.evidence).toEqual([
      {
        type: ['Evidence'],
        name: 'Work in the team',
        narrative:
          'Role: Design. A project of 6 weeks · 2 milestones of the team approved · own contribution confirmed by the mentor.',
      },
    ])
    const result = await verifyElsewhere(w.t.app, credential, w.t.clock())
    expect([result.error, result.verified]).toEqual([undefined, true])
    await w.t.db
      .updateTable('certificates')
      .set({ proof_of_learning: JSON.stringify({ ...(await verify(id)).data.project, milestones: 9 }) })
      .execute()
    expect((await verify(id)).verdict).toBe('invalid')
  })

  it('speaks Hindi if its owner selects that', async () => {
    await conclude()
    for (const person of [w.asha, w.bina]) await decide(person)
    const { _id: id } = (await request()).json().data
    const change = { userId: w.asha.account._id, certificateId: id, language: 'hi' }
    await w.post(w.asha, '/user/certificate-language', change)
    const { verdict, data } = await verify(id)
    expect(verdict).toBe('verified')
    expect(data.statement.lines).toEqual(['भूमिका: Design', '6 हफ़्तों का प्रोजेक्ट · अपने योगदान की मेंटर ने पुष्टि की'])
  })

  it('keeps the confirmation that it states; its words can change', async () => {
    await conclude()
    for (const person of [w.asha, w.bina]) await decide(person)
    await request()
    expect((await decide(w.asha, false)).json()).toMatchObject({ code: 'edit_conflict', reason: 'certified' })
    expect((await decide(w.bina, false)).statusCode).toBe(200)
    expect(await ofEnding()).toMatchObject({ decisions: [{ isProven: true }] })
  })
})
