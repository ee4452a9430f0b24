import {
  FEED_COLUMNS,
  FEED_ENTRIES_MAX,
  NEEDED_FEED_COLUMNS,
  type FeedColumn,
} from '@mentor-connect/contract/work/feedRules'
import {
  OPENING_KINDS,
  OPENING_LEVELS,
  PAY_PERIODS,
  WORK_HOURS,
  WORKPLACES,
  type Pay,
} from '@mentor-connect/contract/work/openingRules'
import { parse } from 'csv-parse/sync'
import { FeedProblem } from '../feedProblem'
import type { EntryDraft } from './entryDraft'

/** Maximum length of a row, in characters. The longest opening has a tenth of that length. */
const ROW_MAX = 100_000

type Row = Partial<Record<FeedColumn, string>>

/** Reads the rows of a CSV file. The first row names the columns, in any order; unknown columns are ignored. */
export function draftsOfCsv(text: string): EntryDraft[] {
  const [head = [], ...rows] = rowsOf(text)
  const columns = head.map((name) => FEED_COLUMNS.find((column) => column === name.trim().toLowerCase()))
  if (NEEDED_FEED_COLUMNS.some((column) => !columns.includes(column))) throw new FeedProblem('columns')
  if (rows.length > FEED_ENTRIES_MAX) throw new FeedProblem('many')
  return rows.map((cells) => draftOf(toRow(columns, cells)))
}

/**
 * Splits the text into rows. In some countries, spreadsheet programs separate columns by semicolons; the
 * first line shows which separator is used.
 */
function rowsOf(text: string): string[][] {
  const firstLine = text.slice(0, ROW_MAX).split(/[\r\n]/, 1)[0] ?? ''
  const options = {
    bom: true,
    delimiter: firstLine.includes(',') ? ',' : ';',
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ROW_MAX,
    to: FEED_ENTRIES_MAX + 2,
  }
  try {
    return parse(text, options)
  } catch (error) {
    throw new FeedProblem('format', error)
  }
}

const toRow = (columns: (FeedColumn | undefined)[], cells: string[]): Row =>
  Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, cells[index]?.trim()]] : [])))

function draftOf(row: Row): EntryDraft {
  const { hours, level } = { hours: oneOf(WORK_HOURS, row.hours), level: oneOf(OPENING_LEVELS, row.level) }
  const { starts_on: startsOn, closes_on: closesOn } = row
  return {
    id: row.id ?? '',
    title: row.title ?? '',
    description: row.description ?? '',
    employer: row.employer ?? '',
    website: row.website ?? '',
    kind: oneOf(OPENING_KINDS, row.kind) ?? 'job',
    ...(hours && { hours }),
    workplace: oneOf(WORKPLACES, row.workplace) ?? 'on-site',
    place: row.place ?? '',
    pay: payOf(row),
    skills: listOf(row.skills),
    languages: listOf(row.languages),
    ...(level && { level }),
    seats: Number(row.seats || 1),
    ...(startsOn && { startsOn }),
    ...(closesOn && { closesOn }),
    link: row.link ?? '',
  }
}

const oneOf = <One extends string>(all: readonly One[], given = ''): One | undefined =>
  all.find((one) => one === given.toLowerCase())

const listOf = (cell = '') => cell.slice(0, 2000).split(';')

function payOf({ pay_from: from = '', pay_to: to = '', pay_per: per }: Row): Pay | null | 'invalid' {
  if (!from && !to) return null
  const period = oneOf(PAY_PERIODS, per)
  const [least, most] = [amountOf(from), to === '' ? undefined : amountOf(to)]
  if (!period || least === undefined || (to !== '' && most === undefined)) return 'invalid'
  return { from: least, ...(most !== undefined && { to: most }), per: period, currency: 'INR' }
}

const amountOf = (cell: string): number | undefined =>
  /^₹?[\d,]{1,13}$/.test(cell) ? Number(cell.replace(/[₹,]/g, '')) : undefined
