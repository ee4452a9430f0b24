import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { UnreadFile, type PublicFile, type UnreadReason } from '../platform/http/readPublicFile'
import { handleFeedRuns } from '../work/feeds/feedRun.service'
import { startDueRuns } from '../work/feeds/startRun'
import { today } from '../work/openings/openings.repo'
import { TestAdmin } from './testAdmin'

const FEED = 'https://jobs.example.org/feed.json'

/** The back office, an operator who imports openings, and an address whose answer tests choose. */
export async function feedWorld() {
  const t = await TestAdmin.start()
  const { headers } = await t.operator('reviewer')
  const served: { answer: PublicFile | UnreadReason; reads: number } = { answer: 'unreachable', reads: 0 }
  handleFeedRuns(t.api, async () => {
    served.reads += 1
    if (typeof served.answer === 'string') throw new UnreadFile(served.answer)
    return served.answer
  })

  const get = async (url: string) => (await t.get(url, headers)).json().data
  const post = (url: string, payload: object = {}) => t.post(url, payload, headers)
  const settle = () => t.api.jobs.settle()
  /** Sends a request that begins a run, later than the run before, and waits for the run. */
  const begin = async (url: string, payload: object = {}) => {
    t.api.clock.advance(1000)
    const response = await post(url, payload)
    await settle()
    return response
  }
  const latest = async (id = 'f1') => (await get(`/api/feeds/${id}/runs`)).rows[0]

  return {
    t,
    get,
    post,
    served,
    latest,
    day: (days: number) => daysAfter(today(t.api.clock()), days),
    serve: (body: unknown, contentType = 'application/json') => {
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      served.answer = { bytes: new TextEncoder().encode(text), contentType }
    },
    add: async (parts: object = {}) => {
      const response = await post('/api/feeds', {
        id: 'f1',
        name: 'Jobs of Neel Studio',
        language: null,
        level: 'fresher',
        address: FEED,
        ...parts,
      })
      await settle()
      return response
    },
    fetch: (id = 'f1') => begin(`/api/feeds/${id}/fetch`),
    upload: (csv: string | Buffer, id = 'f1') =>
      begin(`/api/feeds/${id}/upload`, { file: Buffer.from(csv).toString('base64') }),
    /** Lets this time pass, after which the operator is no longer signed in, and does the runs that are due. */
    wait: async (ms: number) => {
      t.api.clock.advance(ms)
      await startDueRuns(t.api)
      await settle()
    },
    decide: async (decision: 'approve' | 'discard', id = 'f1') => {
      const response = await post(`/api/feeds/${id}/runs/${(await latest(id)).id}/${decision}`)
      await settle()
      return response
    },
    report: async (id = 'f1') => get(`/api/feeds/${id}/runs/${(await latest(id)).id}`),
    settle,
    openings: async () => (await t.api.app.inject('/openings')).json().data.openings,
    stored: () =>
      t.db
        .selectFrom('openings')
        .select(['id', 'title', 'state', 'version', 'closes_on'])
        .orderBy('title')
        .execute(),
  }
}
export type FeedWorld = Awaited<ReturnType<typeof feedWorld>>

/** A schema.org `JobPosting` with this number. */
export const posting = (number: number | string, parts: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'Neel Studio', value: `N-${number}` },
  title: `Web developer ${number}`,
  description: '<p>You build pages.</p><p>You learn from our team.</p>',
  hiringOrganization: { '@type': 'Organization', name: 'Neel Studio (example)' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Indore' } },
  employmentType: 'FULL_TIME',
  url: `https://jobs.example.org/${number}`,
  ...parts,
})

export const postings = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => posting(from + index))
