import { resumeOf } from '@mentor-connect/contract/work/resumeRules'
import { projectWorld, type ProjectWorld } from '../projects/testing/projectWorld'
import { skillNodes } from './pdf/skillNodes'
import type { Person } from '../testing/workWorld'

let w: ProjectWorld
let team: string
beforeEach(async () => {
  w = await projectWorld()
  team = await w.started()
  await w.post(w.mentor, `/mentor/teams/${team}/end`, { version: 1, how: 'conclude' })
  for (const [from, about] of [
    [w.asha, w.bina],
    [w.bina, w.asha],
  ] as const) {
    const contributions = [{ aboutId: about.account._id, text: 'Built half of the page.' }]
    await w.post(from, `/teams/${team}/contributions`, { contributions })
  }
  await decide(true)
})
afterEach(() => w.t.close())

const decide = (isProven: boolean, person: Person = w.asha) =>
  w.post(w.mentor, `/mentor/teams/${team}/decide`, {
    memberId: person.account._id,
    isProven,
    text: 'As I have seen.',
  })
const save = (version: number, skill: object = { projects: [team] }, person: Person = w.asha) =>
  w.post(person, '/user/portfolio', {
    version,
    slug: `slug-${person.account._id.slice(0, 8)}`,
    visibility: 'public',
    headline: 'I build pages',
    about: '',
    skills: [{ name: 'Web Development', certificates: [], tasks: [], ...skill }],
    works: [],
    education: [],
    experience: [],
    languages: [],
    links: [],
  })
const shown = async () => {
  const { data } = await w.get('/user/portfolio', w.asha)
  return (await w.get(`/portfolios/${data.slug}`)).data
}

it('a confirmed contribution proves a skill, as long as it is confirmed', async () => {
  const { proofs } = (await w.get('/user/portfolio', w.asha)).data
  expect(proofs.projects).toMatchObject([{ id: team, role: 'Design', mentorName: 'Ravi Kumar' }])
  expect((await save(0)).statusCode).toBe(200)
  expect((await shown()).skills[0].projects).toMatchObject([
    { title: 'A timetable for our bus stop', role: 'Design', mentorName: 'Ravi Kumar' },
  ])
  await decide(false)
  expect((await shown()).skills[0]).not.toHaveProperty('projects')
  expect((await save(1)).json().fields).toHaveProperty('skills')
})

it('is nobody else’s, and not that of a member who was not confirmed', async () => {
  expect((await save(0, undefined, w.chand)).json().fields).toHaveProperty('skills')
  await decide(false, w.bina)
  expect((await save(0, undefined, w.bina)).json().fields).toHaveProperty('skills')
})

it('stays if a client saves that does not know projects', async () => {
  await save(0)
  await save(1, {})
  expect((await shown()).skills[0].projects).toHaveLength(1)
  await save(2, { projects: [] })
  expect((await shown()).skills[0]).not.toHaveProperty('projects')
})

it('is named in the résumé', async () => {
  await save(0)
  const resume = resumeOf(await shown(), { showsEmail: false, phone: '', town: '', summary: '' }, '')
  const nodes = skillNodes(resume.skills, { language: 'en', siteUrl: 'https://example.org' })
  expect(JSON.stringify(nodes)).toContain(
    'Team project “A timetable for our bus stop”: Design, confirmed by Ravi Kumar',
  )
})
