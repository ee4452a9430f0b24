import { randomBytes } from 'node:crypto'
import type { Migration } from 'kysely'
import { copyOnPostgres, fingerprint, TEST_RUN } from './databaseTemplates'
import { databaseOn, onServer, rowsOf } from './postgresServer'

/**
 * By prefix, the names of PostgreSQL databases that earlier tests of this worker no longer use. Emptying one takes a
 * quarter of the time of creating one, and its connections start faster.
 */
const unused = new Map<string, string[]>()

/** Returns a migrated database with a new name: an emptied one of an earlier test, or a new one. */
export async function takeDatabase(server: string, migrations: Record<string, Migration>) {
  const prefix = prefixOf(fingerprint(migrations))
  const name = prefix + randomBytes(8).toString('hex')
  const free = await unusedDatabases(server, prefix)
  for (let former = free.pop(); former; former = free.pop())
    if (await empty(server, former, name)) return { name, giveBack: () => free.push(name) }
  await copyOnPostgres(server, name, migrations)
  await rowsOf(databaseOn(server, name), REMEMBER)
  return { name, giveBack: () => free.push(name) }
}

/**
 * The unused databases of this worker. Jest runs one test file after another in a worker, so all of them are unused
 * when a file starts.
 */
async function unusedDatabases(server: string, prefix: string): Promise<string[]> {
  let names = unused.get(prefix)
  if (!names) {
    const rows = await rowsOf(server, `select datname from pg_database where datname like '${prefix}%'`)
    unused.set(prefix, (names = rows.map(({ datname }) => String(datname))))
  }
  return names
}

/** Prefix of database names. It is also used in `like`, where an underscore matches itself and any other character. */
const prefixOf = (schema: string) => `test_${TEST_RUN}_${process.env.JEST_WORKER_ID ?? '0'}_${schema}_`

/**
 * Renames a database, so that remaining work of an earlier test cannot find it, and restores the state after its
 * migrations.
 *
 * @returns false if a test has changed the schema; the database is then removed
 */
async function empty(server: string, former: string, name: string): Promise<boolean> {
  await onServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${former}';
     alter database ${former} rename to ${name}`,
  )
  const [row] = await rowsOf(databaseOn(server, name), `select test_state.restore() as restored`)
  if (row?.restored) return true
  await onServer(server, `drop database ${name} with (force)`)
  return false
}

/** Identifies every table, column, index, constraint, trigger and function of the schema `public`. */
const SCHEMA = `
  select md5(string_agg(part, ' ' order by part)) from (
    select concat_ws(' ', oid, relname, relnatts) as part from pg_class where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, attisdropped) from pg_attribute
    join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', pg_trigger.oid, tgname, tgenabled) from pg_trigger
    join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', oid, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
  ) parts`

/**
 * Adds a function to a migrated database that restores its rows and returns whether its schema is unchanged. The rows
 * and the schema's hash are part of the function's text, because tests list all tables. It needs a superuser, who can
 * turn off foreign keys and triggers.
 */
const REMEMBER = `
  create schema test_state;
  do $outer$ declare entry record; content jsonb; statements text := ''; begin
    for entry in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      statements := statements || format('delete from public.%I;', entry.relname);
    end loop;
    for entry in select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('select jsonb_agg(to_jsonb(one)) from public.%I one', entry.relname) into content;
      if content is not null then
        statements := statements || format(
          'insert into public.%1$I select * from jsonb_populate_recordset(null::public.%1$I, %2$L);',
          entry.relname, content);
      end if;
    end loop;
    execute format(
      'create function test_state.restore() returns boolean language plpgsql
       set session_replication_role = replica as $restore$ begin
         if (%s) <> %L then return false; end if;
         %s
         return true;
       end $restore$', $schema$${SCHEMA}$schema$, (${SCHEMA}), statements);
  end $outer$`
