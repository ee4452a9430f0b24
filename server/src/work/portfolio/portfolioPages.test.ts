import { endSuspension } from '../../accounts/people/sanctions.repo'
import { portfolioWith, suspendLearner } from '../testing/aPortfolio'
import { insertApprovedTask, insertCertificate } from '../testing/insertProofs'
import { workWorld, type WorkWorld } from '../testing/workWorld'

let w: WorkWorld
beforeEach(async () => {
  w = await workWorld()
  await insertCertificate(w.t, 'cert', w.asha.account._id)
  await insertApprovedTask(w.t, {
    id: 'task',
    learnerId: w.asha.account._id,
    mentorId: w.mentor.account._id,
  })
})
afterEach(() => w.t.close())

const save = (parts: object = {}) => w.post(w.asha, '/user/portfolio', portfolioWith(parts))
const suspend = () => suspendLearner(w.t, w.asha.account._id)

describe('the cached page', () => {
  const tagsOf = async (change: () => Promise<unknown>) => {
    await w.t.db.deleteFrom('content_changes').execute()
    await change()
    const rows = await w.t.db.selectFrom('content_changes').select('tag').execute()
    return [...new Set(rows.map(({ tag }) => tag))].filter((tag) => tag.startsWith('portfolio')).sort()
  }
  const OWN = ['portfolio:asha-makes']
  const ofAsha = () => w.asha.account._id
  const now = () => w.t.clock().toISOString()

  it.each<[string, () => Promise<unknown>]>([
    ['a change', () => save({ version: 1 })],
    ['being switched off', () => save({ version: 1, visibility: 'off' })],
    ['being hidden', () => w.t.db.updateTable('portfolios').set({ hidden_at: now() }).execute()],
    [
      'a new name of the owner',
      () => w.t.db.updateTable('learners').set({ name: 'Asha V' }).where('id', '=', ofAsha()).execute(),
    ],
    [
      'the owner’s age',
      () => w.t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', ofAsha()).execute(),
    ],
    ['a suspension', suspend],
    ['a revoked certificate', () => w.t.db.updateTable('certificates').set({ revoked_at: now() }).execute()],
    ['a hidden work', () => w.t.db.updateTable('task_submissions').set({ hidden_at: now() }).execute()],
    ['the end of the account', () => w.t.db.deleteFrom('learners').where('id', '=', ofAsha()).execute()],
  ])('is renewed after %s', async (_name, change) => {
    await save()
    expect(await tagsOf(change)).toEqual(OWN)
  })

  it('is renewed at both addresses after a move, and at the end of a suspension', async () => {
    await save()
    expect(await tagsOf(() => save({ version: 1, slug: 'asha-verma' }))).toEqual([
      'portfolio:asha-makes',
      'portfolio:asha-verma',
    ])
    await suspend()
    const end = () => endSuspension(w.t.db, ofAsha(), { by: 'root', now: now() })
    expect(await tagsOf(end)).toEqual(['portfolio:asha-verma'])
  })

  it('is renewed when it is shown for the first time, and not for one that is off', async () => {
    expect(await tagsOf(() => save())).toEqual(OWN)
    await save({ version: 1, visibility: 'off' })
    expect(await tagsOf(() => save({ version: 2, visibility: 'off' }))).toEqual([])
  })
})
