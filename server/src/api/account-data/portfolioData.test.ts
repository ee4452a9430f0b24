import { findPerson } from '../../accounts/people/person.repo'
import { workWorld, type WorkWorld } from '../../work/testing/workWorld'
import { eraseLearner } from './accountErasure'
import { accountOf } from './accountExport'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
})
afterEach(() => w.t.close())

const asha = async () => (await findPerson(w.t.db, 'user', w.asha.account._id))!
const exported = async () => accountOf(w.t.db, await asha(), w.t.clock().toISOString())
const save = () =>
  w.post(w.asha, '/user/portfolio', {
    version: 0,
    slug: 'asha-makes',
    visibility: 'public',
    headline: 'Builds clear web pages',
    about: '',
    skills: [],
    works: [{ title: 'A page', text: 'For our school.' }],
    education: [],
    experience: [],
    languages: [],
    links: [],
  })

it('a learner gets the own portfolio, and it goes with the account', async () => {
  expect(await exported()).toMatchObject({ portfolio: null })
  await save()
  expect(await exported()).toMatchObject({
    portfolio: { slug: 'asha-makes', visibility: 'public', works: [{ text: 'For our school.' }] },
  })
  const person = await asha()
  await w.t.db
    .transaction()
    .execute((tx) => eraseLearner(tx, person, { keepCertificates: true, now: w.t.clock() }))
  expect(await w.t.db.selectFrom('portfolios').selectAll().execute()).toEqual([])
  expect((await w.get('/portfolios/asha-makes')).reason).toBeUndefined()
})
