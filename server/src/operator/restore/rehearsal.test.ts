import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '../../accounts/passwords/hashing'
import { DEMO_LEARNER, DEMO_MENTOR, PENDING_MENTOR } from '../../platform/demo/demoAccounts'
import { newInstallation, type Installation } from '../../testing/installation'
import { releaseConnections } from '../../testing/releaseConnections'
import { startProduct, type RunningProduct } from '../../testing/runningProduct'
import { startWriting } from '../../testing/writeLoad'

// This test runs the full procedure: the real services under load, a backup, changes by people and operators, and the
// restore.
const ROOM = {
  CHAT_MESSAGES_PER_SECOND: '100000',
  CHAT_MESSAGE_BURST: '100000',
  FIRST_CONTACT_MESSAGES: '100000',
}
const GONE = { id: 'gone', email: 'gone@example.org', password: 'a person who leaves' }
const NOW = '2026-11-20T08:30:00.000Z'

let site: Installation
let other: Installation | undefined
let product: RunningProduct
beforeEach(async () => {
  site = await newInstallation(ROOM)
  product = await startProduct(site.environment)
  await addPeopleAndPapers()
})
afterEach(async () => {
  await product.stop()
  await site.remove()
  await other?.remove()
})

/**
 * Creates rows that would take many requests: a person who will delete the account, a certificate, and an old signing
 * key.
 */
async function addPeopleAndPapers() {
  const dates = { created_at: NOW, updated_at: NOW }
  const password_hash = await hashPassword(GONE.password)
  const { id, email } = GONE
  await site.withDatabases(async ({ api }) => {
    await api
      .insertInto('learners')
      .values({ ...dates, id, email, name: 'Gita', password_hash, verified: 1 })
      .execute()
    const names = { course_name: 'Bread', instructor_name: 'Kavita', learner_name: 'Asha' }
    const certificate = { id: 'cert', learner_id: DEMO_LEARNER.id, course_id: 'bread', status_index: 90_000 }
    await api
      .insertInto('certificates')
      .values({ ...dates, ...names, ...certificate })
      .execute()
    await api.insertInto('credential_keys').values({ multikey: 'z6MkOld', published_at: NOW }).execute()
  })
}

async function operate(...line: string[]) {
  const { code, out, error } = await site.operate(...line)
  expect([line, code, error]).toEqual([line, 0, expect.not.stringContaining('✗')])
  return out
}

async function aCourseOf(asha: Awaited<ReturnType<RunningProduct['signIn']>>) {
  const { resources } = await asha.get<{ resources: { _id: string; title: string }[] }>(
    '/resource/get-resources?sort=title&limit=1',
  )
  const { _id: courseId, title: courseName } = resources[0]!
  await asha.post('/user/add-course', { userId: asha.id, courseId, courseName })
  return courseId
}

/** Performs each kind of permanent action through its real command or endpoint. */
async function performPermanentActions() {
  const gone = await product.signIn(GONE)
  await gone.post('/account/erase', { userId: gone.id, password: GONE.password })
  await operate('users', 'suspend', DEMO_MENTOR.email, '--reason', 'Sold answers.', '--yes')
  await operate('mentors', 'approve', PENDING_MENTOR.email)
  await operate('certificates', 'revoke', 'cert', '--reason', 'Somebody else learned.', '--yes')
  await operate('keys', 'retire', 'z6MkOld', '--reason', 'It leaked.', '--yes')
}

async function checkActs(machine: Installation) {
  await expect(product.signIn(GONE)).rejects.toThrow(/^401/)
  await expect(product.signIn(DEMO_MENTOR, 'mentor')).rejects.toThrow('403 account_suspended')
  expect(await product.signIn(PENDING_MENTOR, 'mentor')).toMatchObject({ id: PENDING_MENTOR.id })
  expect(await product.call('/user/verify-certificate?certificateId=cert')).toMatchObject({
    verdict: 'revoked',
  })
  expect((await machine.operate('keys', 'list')).out).toMatch(/z6MkOld +retired/)
}

it.each([
  ['where it was', async () => site],
  ['on a new machine that has the restore journal', newMachine],
])(
  'a backup under load is restored %s without losing data or undoing permanent actions',
  async (_, machineOf) => {
    const asha = await product.signIn(DEMO_LEARNER)
    const courseId = await aCourseOf(asha)
    const load = await startWriting(product, asha, { courseId, mentorId: DEMO_MENTOR.id })
    await load.more(20)

    const before = { ...load.confirmed }
    const backup = join(site.dataDir, 'backup')
    await operate('backup', '--to', backup)
    const after = { ...load.confirmed }
    expect(after.message).toBeGreaterThan(before.message)
    await load.more(5)
    await load.stop()
    await performPermanentActions()
    await product.stop()
    await releaseConnections()

    const machine = await machineOf()
    const restored = await machine.operate('restore', '--from', backup, '--replace')
    expect([restored.code, restored.out]).toEqual([0, expect.stringMatching(/1 × account-erased/)])
    product = await startProduct(machine.environment)
    await checkActs(machine)

    const again = await product.signIn(DEMO_LEARNER)
    const everything = JSON.stringify(await again.get(`/account/export?userId=${again.id}`))
    const numbers = (text: RegExp) => [...everything.matchAll(text)].map(([, number]) => Number(number))
    const messages = numbers(/Message (\d+)\./g)
    // There are no gaps, everything acknowledged before the backup is there, and nothing from after the backup.
    expect(messages).toEqual(messages.map((_, at) => at + 1))
    expect(messages.length).toBeGreaterThanOrEqual(before.message)
    expect(messages.length).toBeLessThanOrEqual(after.message + 1)
    const [review] = numbers(/Review (\d+)\./g)
    expect(review).toBeGreaterThanOrEqual(before.review)
    expect(review).toBeLessThanOrEqual(after.review + 1)
  },
)

async function newMachine() {
  other = await newInstallation(ROOM)
  cpSync(join(site.dataDir, 'files/restore-journal'), join(other.dataDir, 'files/restore-journal'), {
    recursive: true,
  })
  return other
}
