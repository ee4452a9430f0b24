import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import { newInstallation, type Installation } from '../../testing/installation'

// Tests of the preparation of a backup's data, before the restore replaces the current data.
let site: Installation
let backup: string
beforeEach(async () => {
  site = await newInstallation()
  await site.fill()
  backup = join(site.dataDir, 'backups', 'one')
  expect((await site.operate('backup', '--to', backup)).code).toBe(0)
})
afterEach(() => site.remove())

const restore = (...options: string[]) => site.operate('restore', '--from', backup, ...options)
const inData = (path: string) => join(site.dataDir, path)

it('suspends people again, keeps reinstated ones reinstated, with reasons as far as they are known', async () => {
  const act = async (command: string, email: string, reason: string) =>
    expect(
      (
        await site.operate(
          'users',
          command,
          email,
          '--reason',
          reason,
          ...(command === 'suspend' ? ['--yes'] : []),
        )
      ).code,
    ).toBe(0)
  const [reinstated, suspended] = await site.withDatabases(({ api }) =>
    api.selectFrom('learners').select(['id', 'email']).orderBy('id').limit(2).execute(),
  )
  const mentor = DEMO_MENTOR
  await act('suspend', reinstated!.email, 'by mistake')
  rmSync(backup, { recursive: true })
  await site.operate('backup', '--to', backup)
  await act('restore', reinstated!.email, 'it was somebody else')
  await act('suspend', suspended!.email, 'Sent advertisements.')
  await act('suspend', mentor.email, 'Sold answers.')

  const check = async (other: Installation, reasons: unknown[]) =>
    other.withDatabases(async ({ api }) => {
      const rows = await api.selectFrom('sanctions').selectAll().where('suspends', 'is not', null).execute()
      const people = [suspended!.id, mentor.id]
      expect(rows.map((row) => [row.person_id, row.reason, row.mentor_status]).sort()).toEqual(
        [
          [people[0], reasons[0], null],
          [people[1], reasons[1], 'active'],
        ].sort(),
      )
      const status = api.selectFrom('mentors').select('status').where('id', '=', mentor.id)
      expect(await status.executeTakeFirst()).toEqual({ status: 'inactive' })
      // Everything is marked to be sent to chat again.
      const told = await api.selectFrom('account_access').select(['person_id', 'chat_knows']).execute()
      expect(told).toEqual(
        expect.arrayContaining(
          [...people, reinstated!.id].map((person_id) => ({ person_id, chat_knows: 0 })),
        ),
      )
    })

  // The other machine has only the file store.
  const other = await newInstallation()
  cpSync(inData('files/restore-journal'), join(other.dataDir, 'files/restore-journal'), { recursive: true })
  expect((await other.operate('restore', '--from', backup, '--replace')).out).toMatch(
    /1 × account-reinstated, 2 × account-suspended/,
  )
  const lost = expect.stringMatching(/The reason is in the mail[^]*कारण/)
  await check(other, [lost, lost])
  await other.remove()

  expect((await restore('--replace')).out).toMatch(/2 × account-suspended/)
  await check(site, ['Sent advertisements.', 'Sold answers.'])
})

it('invalidates pending links, codes and sign-ups', async () => {
  const row = { email: 'a@example.org', role: 'user' as const, expires_at: '2099-01-01' }
  await site.withDatabases(async ({ api }) => {
    await api
      .insertInto('sign_up_links')
      .values({ ...row, token_hash: 'x' })
      .execute()
    await api
      .insertInto('password_resets')
      .values({ ...row, token_hash: 'x' })
      .execute()
  })
  rmSync(backup, { recursive: true })
  await site.operate('backup', '--to', backup)
  expect(await restore('--replace')).toMatchObject({ code: 0, error: expect.not.stringContaining('✗') })
  await site.withDatabases(async ({ api }) => {
    for (const table of ['sign_up_links', 'password_resets'] as const)
      expect(await api.selectFrom(table).selectAll().execute()).toEqual([])
  })
})

const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip
onPostgres('of SQLite goes into PostgreSQL', async () => {
  const sqlite = await newInstallation({ DATABASE_URL: '', CHAT_DATABASE_URL: '' })
  await sqlite.fill()
  await sqlite.withDatabases(({ chat }) =>
    chat.updateTable('messages').set({ message: 'मैं here 🪔' }).where('seq', '=', 1).execute(),
  )
  const from = join(sqlite.dataDir, 'backup')
  await sqlite.operate('backup', '--to', from)
  const { code, error } = await site.operate('restore', '--from', from, '--replace')
  expect([code, error]).toEqual([0, expect.not.stringContaining('✗')])
  await site.withDatabases(async ({ chat }) => {
    const firsts = await chat
      .selectFrom('messages')
      .select('message')
      .where('seq', '=', 1)
      .distinct()
      .execute()
    expect(firsts).toEqual([{ message: 'मैं here 🪔' }])
  })
  await sqlite.remove()
})
