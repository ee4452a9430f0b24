import type { MeasuredRequest } from './measuredRequest'
import type { Office } from './office'

/** A list: its first page, each filter or search, its next page and one of its records. */
interface List {
  screen: string
  path: string
  /** Name → query. */
  queries: Record<string, string>
  /** Address of the record of the first row; absent if rows have none. */
  record?: (row: Record<string, string>) => string
  /** Where the next page of the answer begins, as a query. */
  next?: (data: Answer) => string | undefined
}

interface Answer {
  rows?: Record<string, string>[]
  people?: Record<string, string>[]
  records?: { seq: number }[]
  next?: string | null
}

const after = ({ next }: Answer) => (next ? `after=${encodeURIComponent(next)}` : undefined)
const search = (words: string) => `search=${encodeURIComponent(words)}`
const PEOPLE = {
  'search for an address': search('asha.rao.l0@example.org'),
  'search that finds 1 in 30': search('asha'),
  'search that finds 1 in 600': search('asha kumar'),
  'search that finds all': search('example'),
  'search with one letter': search('a'),
  'search that finds nobody': search('unheard'),
}

export const LISTS: List[] = [
  {
    ...{ screen: 'Applications', path: '/api/applications', next: after },
    queries: {
      waiting: 'standing=pending',
      approved: 'standing=active',
      rejected: 'standing=rejected',
      suspended: 'standing=suspended',
    },
    record: ({ id }) => `/api/applications/${id}`,
  },
  {
    ...{ screen: 'Cases', path: '/api/cases', next: after },
    queries: {
      'not decided': 'view=open',
      'assigned to nobody': 'view=free',
      'assigned to me': 'view=mine',
      decided: 'view=decided',
      'decided, about messages': 'view=decided&kind=message',
      'past due': 'view=open&age=late',
      'older than a week': 'view=open&age=week',
      'filter that finds nothing': 'view=open&kind=course',
    },
    record: ({ id }) => `/api/cases/${id}`,
  },
  {
    ...{ screen: 'Appeals', path: '/api/appeals', next: after },
    queries: { open: 'state=open', rejected: 'state=rejected', 'none accepted': 'state=accepted' },
    record: ({ id }) => `/api/appeals/${id}`,
  },
  {
    ...{ screen: 'Guardians', path: '/api/guardians', next: after },
    queries: { 'waiting for a check': 'state=given', confirmed: 'state=verified' },
    record: ({ learnerId }) => `/api/guardians/${learnerId}`,
  },
  {
    ...{ screen: 'People', path: '/api/people' },
    queries: { newest: '', 'newest mentors': 'role=mentor', ...PEOPLE },
    record: ({ id, role }) => `/api/people/${role}/${id}`,
  },
  {
    ...{ screen: 'Courses', path: '/api/courses', next: after },
    queries: {
      all: 'view=all',
      'in the catalogue': 'view=listed',
      'taken out': 'view=unlisted',
      recommended: 'view=featured',
      'search that finds 1 in 500': search('quilting'),
      'search that finds all': search('beginners'),
      'search that finds none': search('unheard'),
      'search among those taken out': `view=unlisted&${search('quilting')}`,
    },
    record: ({ id }) => `/api/courses/${id}`,
  },
  {
    ...{ screen: 'Certificates', path: '/api/certificates', next: after },
    queries: { newest: '', 'search for an id': search('MC-SEED-77'), ...PEOPLE },
    record: ({ id }) => `/api/certificates/${id}`,
  },
  {
    ...{ screen: 'Jobs', path: '/api/jobs' },
    queries: { failed: 'state=dead', waiting: 'state=waiting', done: 'state=done' },
  },
  { screen: 'Mails', path: '/api/mails', queries: { all: '' } },
  { screen: 'Announcements', path: '/api/announcements', queries: { latest: '' } },
  { screen: 'Figures', path: '/api/figures', queries: { days: 'unit=day', weeks: 'unit=week' } },
  {
    ...{ screen: 'Audit', path: '/api/audit' },
    queries: {
      newest: '',
      'one operator': 'operator=rare%40example.org',
      'unknown operator': 'operator=nobody',
    },
    next: ({ records }) => (records?.length ? `before=${records.at(-1)!.seq}` : undefined),
  },
]

/** All requests of a list, with the ids and page marks that the office names. */
export async function requestsOf(office: Office, list: List): Promise<MeasuredRequest[]> {
  const { screen, path, queries } = list
  const requests: MeasuredRequest[] = []
  for (const [name, query] of Object.entries(queries)) {
    const present = { screen, name, path: `${path}?${query}` }
    requests.push(present)
    const { data } = (await office.read(present)) as { data: Answer }
    const next = list.next?.(data)
    if (next)
      requests.push({
        screen,
        name: `${name}, next page`,
        path: `${path}?${[query, next].filter(Boolean).join('&')}`,
      })
  }
  const { data } = (await office.read(requests[0]!)) as { data: Answer }
  const row = (data.rows ?? data.people)?.[0]
  if (row && list.record) requests.push({ screen, name: 'one record', path: list.record(row) })
  if (row && screen === 'Cases')
    requests.push({ screen, name: 'evidence', path: `${list.record!(row)}/evidence`, body: {} })
  return requests
}

/** The session alone: one read by primary key. Every request costs at least as much. */
export const YARDSTICK: MeasuredRequest = { screen: 'Session', name: 'yardstick', path: '/api/me' }

/** Reads every record: it is no list, and is measured next to them. */
export const VERIFICATION: MeasuredRequest = {
  ...{ screen: 'Audit', name: 'verify the chain', path: '/api/audit/verify', body: {} },
}
