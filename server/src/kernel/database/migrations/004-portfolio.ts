import type { Kysely } from 'kysely'
import {
  byDefault,
  createIndexes,
  keyOf,
  required,
  requiredOnce,
} from '../../../platform/database/tableParts'
import { createTrigger } from '../../../platform/database/triggers'

/** Creates portfolios of learners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('portfolios')
    .addColumn('learner_id', 'text', keyOf('learners.id'))
    .addColumn('slug', 'text', requiredOnce)
    .addColumn('visibility', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('hidden_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('content', 'text', required)
    .execute()
  await createIndexes(db, 'portfolios', { portfolios_by_visibility: ['visibility', 'slug'] })
  await db.schema.alterTable('applications').addColumn('with_portfolio', 'integer', byDefault(0)).execute()
  await keepMinorsOff(db)
  await followPortfolios(db)
  await followOwners(db)
  await followProofs(db)
}

/** Keeps the portfolio of a minor switched off. It stays off after the minor has come of age. */
async function keepMinorsOff(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'portfolio_of_minor',
    table: 'learners',
    event: 'after update of is_minor',
    condition: 'old.is_minor <> new.is_minor and new.is_minor = 1',
    statements: [
      `update portfolios set visibility = 'off', version = version + 1
       where learner_id = new.id and visibility <> 'off'`,
    ],
  })
}

/** Records changed public pages, as the triggers of courses do. */
async function followPortfolios(db: Kysely<unknown>) {
  const table = 'portfolios'
  const tag = (row: string) => `('portfolio:' || ${row}.slug)`
  await createTrigger(db, {
    name: 'content_portfolio_added',
    table,
    event: 'after insert',
    condition: `new.visibility <> 'off'`,
    statements: [`insert into content_changes (tag) values ${tag('new')}`],
  })
  await createTrigger(db, {
    name: 'content_portfolio_changed',
    table,
    event: 'after update of updated_at, visibility, hidden_at, slug',
    condition: `old.visibility <> 'off' or new.visibility <> 'off'`,
    statements: [`insert into content_changes (tag) values ${tag('old')}, ${tag('new')}`],
  })
  await createTrigger(db, {
    name: 'content_portfolio_gone',
    table,
    event: 'after delete',
    condition: `old.visibility <> 'off'`,
    statements: [`insert into content_changes (tag) values ${tag('old')}`],
  })
}

/** @param learner SQL expression of the id of the owner */
const changedOf = (learner: string) => [
  `insert into content_changes (tag)
   select 'portfolio:' || slug from portfolios where visibility <> 'off' and learner_id = ${learner}`,
]

/**
 * Records changes of a portfolio's owner: the page shows the owner's name and picture, and disappears while
 * the owner is suspended.
 */
async function followOwners(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'content_portfolio_owner',
    table: 'learners',
    event: 'after update of name, profile',
    statements: changedOf('new.id'),
  })
  const table = 'sanctions'
  await createTrigger(db, {
    name: 'content_portfolio_suspended',
    table,
    event: 'after insert',
    condition: 'new.suspends is not null',
    statements: changedOf('new.person_id'),
  })
  await createTrigger(db, {
    name: 'content_portfolio_suspension_ended',
    table,
    event: 'after update of suspends',
    condition: 'old.suspends is not null',
    statements: changedOf('new.person_id'),
  })
}

/**
 * Records changes of certificates and works: the page leaves out revoked certificates, and works that are
 * hidden or no longer approved.
 */
async function followProofs(db: Kysely<unknown>) {
  await createTrigger(db, {
    name: 'content_portfolio_certificate',
    table: 'certificates',
    event: 'after update of revoked_at',
    statements: changedOf('new.learner_id'),
  })
  await createTrigger(db, {
    name: 'content_portfolio_task',
    table: 'task_works',
    event: 'after update of state',
    statements: changedOf('new.learner_id'),
  })
  await createTrigger(db, {
    name: 'content_portfolio_task_hidden',
    table: 'task_submissions',
    event: 'after update of hidden_at',
    statements: changedOf('(select learner_id from task_works where id = new.work_id)'),
  })
}
