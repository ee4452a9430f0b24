import { sql } from 'kysely'
import { isPostgres } from '../platform/database/isPostgres'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase'
import type { ApiDatabase } from '../kernel/database/schema'
import { PUBLIC_PAGES } from './publicPages'

let opened: FreshDatabase<ApiDatabase>
/** The triggers that record changes of content. */
let triggers: string[]

beforeAll(async () => {
  opened = await freshDatabase()
  const { rows } = await (
    isPostgres(opened.db)
      ? sql<{ text: string }>`select prosrc as text from pg_proc where pronamespace = 'public'::regnamespace`
      : sql<{ text: string }>`select sql as text from sqlite_master where type = 'trigger'`
  ).execute(opened.db)
  triggers = rows.map(({ text }) => text).filter((text) => text.includes('insert into content_changes'))
})
afterAll(() => opened.drop())

const isRecorded = (tag: string) => triggers.some((text) => text.includes(tag))

it.each(Object.entries(PUBLIC_PAGES))('changes of %s are recorded by their tags', (kind, { tag, lists }) => {
  expect(isRecorded(`'${tag}:'`)).toBe(true)
  if (lists.length > 0) expect(isRecorded(`'${kind}'`)).toBe(true)
})
