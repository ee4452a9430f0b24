import { OPENING_KINDS, type OpeningKind } from '@mentor-connect/contract/work/openingRules'
import { placeKey } from '@mentor-connect/contract/work/placeNames'
import { sql, type Expression } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import { matchingKeys } from '../../platform/database/wordIndex'
import {
  comparison,
  matches,
  openingsOn,
  tagged,
  WORDS,
  type Builder,
  type IndexedCriterion,
  type OpeningFilter,
  type Path,
} from './openingFilter.query'
import { matchedSkills } from './openingTags.repo'

export type KindCounts = Record<OpeningKind, number>

export interface Counted {
  counts: KindCounts
  /** False if there may be more matches than were counted. */
  isComplete: boolean
}

export interface NarrowLimits {
  /** Maximum number of openings that contain the words of a search. */
  withWords: number
  /** Maximum number of openings that meet another criterion. */
  others: number
}

/**
 * Finds a criterion of a filter that few listed openings meet, so that the other criteria are checked only
 * for these openings.
 */
export async function findNarrow(
  db: Database,
  filter: OpeningFilter,
  { withWords, others }: NarrowLimits,
): Promise<IndexedCriterion | undefined> {
  for (const [criterion, keys] of indexedCriteria(db, filter)) {
    const most = criterion === 'words' ? withWords : others
    if ((await countKeys(db, keys(most + 1))) <= most) return criterion
  }
  return undefined
}

/** Returns true if at most `most` openings are listed. */
export const areFewListed = async (db: Database, most: number): Promise<boolean> =>
  (await countKeys(db, within(db, 'posted_at', '>=', '')(most + 1))) <= most

type Keys = (limit: number) => Expression<unknown>

/** Returns the indexed criteria of a filter, each with a subquery for the openings that meet it. */
function indexedCriteria(
  db: Database,
  { words = [], skill, language, place, payFrom, postedSince }: OpeningFilter,
): [IndexedCriterion, Keys][] {
  const criteria: [IndexedCriterion, Keys][] = []
  if (words.length > 0) criteria.push(['words', (limit) => matchingKeys(db, WORDS, words, limit)])
  if (skill) criteria.push(['skill', withTag(db, 'skill', matchedSkills(skill))])
  if (place) criteria.push(['place', within(db, 'place_key', '=', placeKey(place))])
  if (payFrom) criteria.push(['pay', within(db, 'pay_month', '>=', payFrom)])
  if (postedSince) criteria.push(['posted', within(db, 'posted_at', '>=', postedSince)])
  if (language) criteria.push(['language', withTag(db, 'language', [language])])
  return criteria
}

/**
 * An opening that has several of the skills counts once. The number of tags is limited, because PostgreSQL
 * would otherwise sort all of them.
 */
const withTag =
  (db: Database, kind: 'skill' | 'language', values: string[]): Keys =>
  (limit) =>
    db
      .selectFrom(
        tagged(db, kind, values)
          .limit(limit * 2)
          .as('tags'),
      )
      .select('opening_id')
      .distinct()
      .limit(limit)

function within(
  db: Database,
  column: 'place_key' | 'pay_month' | 'posted_at',
  operator: '=' | '>=',
  value: string | number,
): Keys {
  const compare = comparison(db, ['listed', column])
  return (limit) =>
    db
      .selectFrom('openings')
      .select('id')
      .where(compare('listed', '=', 1))
      .where(compare(column, operator, value))
      .limit(limit)
}

async function countKeys(db: Database, keys: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${keys} as found`.execute(db)
  return Number(rows[0]!.count)
}

/** Counts the matches of each kind, regardless of the kind in the filter. */
export async function countKinds(db: Database, filter: OpeningFilter, path: Path): Promise<KindCounts> {
  const { kind: _kind, ...others } = filter
  const rows = await openingsOn(db, path)
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where((eb) => matches(db, eb, others, path))
    .groupBy('kind')
    .execute()
  return toCounts(rows.map(({ kind, count }) => [kind, Number(count)] as const))
}

/**
 * Maximum number of openings that are read to count the matches, and of openings with a skill, whose rows are
 * scattered over the table.
 */
export const LOOKED_AT_MAX = 2_000
const WITH_SKILL_MAX = 1_000

/**
 * Counts the matches of each kind in a sample: the newest openings, those of the place, or some with the
 * skill of the filter. There must be more than `WITH_SKILL_MAX` openings with the skill.
 */
export async function countAmongSome(db: Database, filter: OpeningFilter): Promise<Counted> {
  const { kind: _kind, skill, ...others } = filter
  const some = skill ? someWithSkill(db, skill) : newestOnes(db, others)
  const rows = await db
    .selectFrom(some.as('openings'))
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('looked'),
      eb.fn
        .countAll<number>()
        .filterWhere((inner) => matches(db, inner as unknown as Builder, others, 'newest'))
        .as('found'),
    ])
    .groupBy('kind')
    .execute()
  const looked = rows.reduce((sum, row) => sum + Number(row.looked), 0)
  const counts = toCounts(rows.map(({ kind, found }) => [kind, Number(found)] as const))
  return { counts, isComplete: !skill && looked < LOOKED_AT_MAX }
}

/**
 * The columns that are compared. One index contains all of them in order of time, another one in order of id.
 */
const COMPARED = ['listed', 'kind', 'closes_on', 'workplace', 'level', 'pay_month', 'place_key'] as const
const selectCompared = (db: Database, path: Path) =>
  openingsOn(db, path).select(['id', ...COMPARED, 'posted_at', 'languages'])

const newestOnes = (db: Database, { place }: OpeningFilter) =>
  selectCompared(db, 'newest')
    .where('listed', '=', 1)
    .$if(place !== undefined, (query) => query.where('place_key', '=', placeKey(place!)))
    .orderBy('posted_at', 'desc')
    .limit(LOOKED_AT_MAX)

const someWithSkill = (db: Database, skill: string) =>
  selectCompared(db, 'skill').where(
    'id',
    'in',
    tagged(db, 'skill', matchedSkills(skill)).limit(WITH_SKILL_MAX),
  )

export function toCounts(found: (readonly [OpeningKind, number])[]): KindCounts {
  const counts = Object.fromEntries(OPENING_KINDS.map((kind) => [kind, 0])) as KindCounts
  for (const [kind, count] of found) counts[kind] += count
  return counts
}

export const totalOf = (counts: KindCounts, kind?: OpeningKind) =>
  kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0)
