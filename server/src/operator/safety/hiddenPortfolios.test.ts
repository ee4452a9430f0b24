import type { Learner } from '@mentor-connect/contract/accounts/people'
import { signedInLearner, type SignedIn } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'

const HEADLINE = 'Send me money first'

let t: TestAdmin
let asha: SignedIn<Learner>
let reader: SignedIn<Learner>
let operator: Record<string, string>
beforeEach(async () => {
  t = await TestAdmin.start()
  asha = await signedInLearner(t.api, { name: 'Asha' })
  reader = await signedInLearner(t.api, { name: 'Reader' })
  ;({ headers: operator } = await t.operator('moderator'))
})
afterEach(() => t.close())

const post = ({ headers }: SignedIn<Learner>, url: string, payload: object = {}) =>
  t.api.app.inject({ method: 'POST', url, headers, payload })
const save = (visibility: string, version = 0) =>
  post(asha, '/user/portfolio', {
    version,
    slug: 'asha-pays',
    visibility,
    headline: HEADLINE,
    about: '',
    skills: [],
    works: [],
    education: [],
    experience: [],
    languages: [],
    links: [],
  })
const report = () =>
  post(reader, '/reports', {
    userId: reader.account._id,
    kind: 'portfolio',
    subjectId: 'asha-pays',
    category: 'money',
    text: '',
  })
const statusOfPage = async () => (await t.api.app.inject('/portfolios/asha-pays')).statusCode
const cases = async () => (await t.get('/api/cases', operator)).json().data.rows
const act = async (verb: 'hide' | 'restore') => {
  const [{ id }] = await cases()
  const { reports } = (await t.get(`/api/cases/${id}`, operator)).json().data
  return t.post(`/api/cases/${id}/reports/${reports[0].id}/${verb}`, { reason: 'Asks for money.' }, operator)
}

it('a portfolio that is off cannot be reported', async () => {
  await save('off')
  expect((await report()).statusCode).toBe(200)
  expect(await cases()).toEqual([])
})

it('a reported portfolio is evidence, and operators hide it and show it again', async () => {
  await save('link')
  await report()
  const [{ id }] = await cases()
  const { evidence } = (await t.post(`/api/cases/${id}/evidence`, {}, operator)).json().data
  expect(evidence[0].content).toMatchObject({ name: 'Asha', headline: HEADLINE })
  expect((await act('hide')).statusCode).toBe(200)
  expect(await statusOfPage()).toBe(404)
  expect((await save('public', 1)).json().data.isHidden).toBe(true)
  expect(await statusOfPage()).toBe(404)
  expect((await act('restore')).statusCode).toBe(200)
  expect(await statusOfPage()).toBe(200)
})
