import { findById } from '../learning/certificates/certificates.repo'
import { listEntries } from '../kernel/restore-journal/restoreJournal.repo'
import { testApp, type TestApp } from '../testing/testApp'
import { signedInLearner } from '../testing/signedIn'
import type { OperatorContext, Options } from './command'
import { certificateCommands } from './commands/certificates'
import { replaceAgain } from './restore/replaceAgain'

let t: TestApp
let userId: string
const AT = '2026-11-01T20:00:00.000Z'

beforeEach(async () => {
  t = await testApp()
  userId = (await signedInLearner(t, { name: 'Ahsa Verma', email: 'asha@example.org' })).account._id
  await t.db
    .insertInto('certificates')
    .values({
      id: 'cert',
      learner_id: userId,
      course_id: 'bread',
      created_at: AT,
      updated_at: AT,
      course_name: 'Bread',
      instructor_name: 'Kavita',
      learner_name: 'Ahsa Verma',
      status_index: 7,
    })
    .execute()
})
afterEach(() => t.close())

const CORRECTED = { name: 'Asha Verma', reason: 'Two letters were swapped.' }
const reissue = (options: Options = CORRECTED, id = 'cert') => {
  const context = { ...t, operator: 'root' } as unknown as OperatorContext
  const command = certificateCommands.find(({ name }) => name === 'certificates reissue')!
  return command.run(context, id, options)
}

it('issues a new id under the corrected name, with the same date, and tells the learner', async () => {
  const { json } = await reissue()
  const { replacedBy } = json as { replacedBy: string }
  expect(await findById(t.db, 'cert')).toMatchObject({ revoked_code: 'replaced', learner_name: 'Ahsa Verma' })
  expect(await findById(t.db, replacedBy)).toMatchObject({
    replaces: 'cert',
    edition: 2,
    learner_name: 'Asha Verma',
    created_at: AT,
    revoked_at: null,
  })
  await t.jobs.settle()
  const sent = t.mailer.sent.filter(({ subject }) => subject.includes('has been corrected'))
  expect(sent).toMatchObject([{ to: 'asha@example.org' }])
  expect(sent[0]!.text).toContain(`/verify-certificate?certificateId=${replacedBy}`)
  expect(await listEntries(t.db)).toMatchObject([
    { kind: 'certificate-replaced', subject: 'cert', detail: `status-7 by-${replacedBy}` },
  ])
})

it('refuses a revoked certificate, and names that cannot be printed', async () => {
  await expect(reissue({ ...CORRECTED, name: '王小明' })).rejects.toThrow('cannot show these characters')
  await expect(reissue({ ...CORRECTED, name: ' ' })).rejects.toThrow('1 to 80 characters')
  await expect(reissue(CORRECTED, 'none')).rejects.toThrow('No certificate has the id')
  await reissue()
  await expect(reissue()).rejects.toThrow('is revoked')
})

describe('after an older backup was restored', () => {
  const restored = async () => {
    const { json } = await reissue({ name: 'Asha "A" Verma', reason: 'x' })
    const { replacedBy } = json as { replacedBy: string }
    await t.db.deleteFrom('certificates').where('id', '=', replacedBy).execute()
    await t.db
      .updateTable('certificates')
      .set({ revoked_at: null, revoked_reason: null, revoked_code: null })
      .execute()
    const [entry] = await listEntries(t.db)
    return { replacedBy, entry: entry! }
  }

  it('the correction is repeated under the same id', async () => {
    const { replacedBy, entry } = await restored()
    await replaceAgain(t.db, entry)
    await replaceAgain(t.db, entry)
    expect(await findById(t.db, 'cert')).toMatchObject({ revoked_code: 'replaced', revoked_reason: 'x' })
    expect(await findById(t.db, replacedBy)).toMatchObject({
      learner_name: 'Asha "A" Verma',
      replaces: 'cert',
      edition: 2,
    })
  })

  it('the old one counts as replaced, if the audit with the name was lost', async () => {
    const { replacedBy, entry } = await restored()
    await t.db.deleteFrom('operator_acts').execute()
    await replaceAgain(t.db, entry)
    expect(await findById(t.db, 'cert')).toMatchObject({ revoked_code: 'replaced' })
    expect(await findById(t.db, replacedBy)).toBeUndefined()
  })
})
