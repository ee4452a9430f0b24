import { PDF } from '../../../testing/files/samples'
import { itRaces } from '../../../testing/raceTests'
import { kindsFor, type Person } from '../../testing/workWorld'
import { marks, projectWorld, type ProjectWorld } from '../testing/projectWorld'

let w: ProjectWorld
let team: string
beforeEach(async () => {
  w = await projectWorld()
  team = await w.started()
})
afterEach(() => w.t.close())

const handIn = (parts: object = {}, person: Person = w.asha) =>
  w.post(person, `/teams/${team}/milestones/m1/hand-in`, {
    text: 'Ten answers',
    links: [],
    fileIds: [],
    after: 0,
    ...parts,
  })
const decide = (parts: object = {}, person: Person = w.mentor) =>
  w.post(person, `/mentor/teams/${team}/milestones/m1/decide`, {
    number: 1,
    outcome: 'approved',
    marks: marks(1),
    remarks: '',
    ...parts,
  })

itRaces('is handed in once by two members at the same time', async () => {
  const sent = await Promise.all([handIn(), handIn({ text: 'Nine answers' }, w.bina)])
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await kindsFor(w, w.mentor)).toContain('milestone-handed-in')
})

it('is returned with remarks, handed in again and approved with points', async () => {
  await handIn()
  expect((await handIn()).json().data).toMatchObject({ state: 'sent', number: 1 })
  expect((await decide({ outcome: 'returned', marks: [] })).json().fields).toHaveProperty('remarks')
  await decide({ outcome: 'returned', marks: [], remarks: 'Ask two more.' })
  expect((await handIn({ after: 1, text: 'Twelve answers' }, w.bina)).json().data.number).toBe(2)
  expect((await decide({ number: 1 })).statusCode).toBe(409)
  expect((await decide({ number: 2, marks: marks(0) })).json().fields).toHaveProperty('marks')
  const approved = await Promise.all([decide({ number: 2 }), decide({ number: 2 })])
  expect(approved.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { milestones } = (await w.get(`/teams/${team}/milestones`, w.bina)).data
  expect(milestones[0]).toMatchObject({
    state: 'approved',
    submissions: [
      { number: 2, by: 'Bina', points: 6 },
      { number: 1, remarks: 'Ask two more.' },
    ],
  })
  expect((await w.get(`/teams/${team}`, w.asha)).data.nextMilestone.id).toBe('m2')
  expect(await kindsFor(w, w.bina)).toContain('milestone-decided')
})

it('is refused when it is empty, and to other people', async () => {
  expect((await handIn({ text: ' ' })).json().fields).toHaveProperty('text')
  expect((await handIn({ links: ['ftp://example.org'] })).statusCode).toBe(400)
  expect((await handIn({ fileIds: ['unknown'] })).json().fields).toHaveProperty('fileIds')
  expect((await handIn({}, w.chand)).statusCode).toBe(404)
  expect((await handIn({}, w.mentor)).statusCode).toBe(403)
  await handIn()
  expect((await decide({}, w.asha)).statusCode).toBe(403)
})

describe('files', () => {
  function upload({ headers }: Person) {
    const payload = new FormData()
    payload.append('document', new File([new Uint8Array(PDF)], 'answers.pdf'))
    return w.t.app.inject({ method: 'POST', url: `/teams/${team}/files`, headers, payload })
  }
  const download = (id: string, person?: Person) =>
    w.t.app.inject({ url: `/team-files/${id}`, ...(person && { headers: person.headers }) })

  it('are for the team and the mentor, and stay once they were handed in', async () => {
    const added = await upload(w.asha)
    const { id, name } = added.json().data
    expect(name).toBe('answers.pdf')
    expect((await upload(w.chand)).statusCode).toBe(404)
    expect((await download(id, w.bina)).statusCode).toBe(200)
    expect((await download(id, w.mentor)).rawPayload.equals(PDF)).toBe(true)
    expect((await download(id, w.chand)).statusCode).toBe(404)
    expect((await download(id)).statusCode).toBe(401)
    const remove = (person: Person) => w.post(person, `/teams/${team}/files/${id}/remove`)
    expect((await remove(w.bina)).statusCode).toBe(403)
    await handIn({ fileIds: [id] })
    expect((await remove(w.asha)).json().reason).toBe('handed_in')
    const { milestones } = (await w.get(`/teams/${team}/milestones`, w.mentor)).data
    expect(milestones[0].submissions[0].files).toMatchObject([{ id, name: 'answers.pdf' }])
  })
})
