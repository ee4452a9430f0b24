import { feedWorld, posting, type FeedWorld } from '../../testing/feedWorld'

let w: FeedWorld
beforeEach(async () => void (w = await feedWorld()))
afterEach(() => w.t.close())

/** The result of the first run of a feed with this content. */
async function resultOf(body: unknown, contentType?: string) {
  w.serve(body, contentType)
  await w.add()
  const { state, failure, entries } = await w.latest()
  return failure ?? `${state} ${entries}`
}

it.each([
  ['deep lists', `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, 'nothing'],
  ['deep objects', `${'{"item":'.repeat(300_000)}{}${'}'.repeat(300_000)}`, 'nothing'],
  ['a million entries', `[${'{},'.repeat(1_000_000)}{}]`, 'many'],
  [
    'too many openings',
    JSON.stringify(Array.from({ length: 5001 }, (_, n) => ({ '@type': 'JobPosting', n }))),
    'many',
  ],
  ['no opening', '{"@type": "Organization", "name": "Neel"}', 'nothing'],
  ['a page without linked data', '<!doctype html><title>Jobs</title><script>alert(1)</script>', 'nothing'],
  ['half a document', '[{"@type": "JobPosting", "title": "', 'format'],
  ['unclosed tags', '<script '.repeat(500_000), 'nothing'],
])('%s cannot be read', async (_name, body, failure) => {
  expect(await resultOf(body)).toBe(failure)
  expect(await w.stored()).toEqual([])
})

it('a text in another encoding than it states is refused', async () => {
  const bytes = new Uint8Array(Buffer.from(JSON.stringify([posting(1, { title: 'Café' })]), 'latin1'))
  w.served.answer = { bytes, contentType: 'application/json' }
  await w.add()
  expect((await w.latest()).failure).toBe('encoding')
  w.served.answer = { bytes, contentType: 'application/json; charset=iso-8859-1' }
  await w.fetch()
  expect((await w.report()).lines).toEqual([{ outcome: 'valid', title: 'Café' }])
  w.served.answer = { bytes, contentType: 'application/json; charset=utf-7' }
  await w.fetch()
  expect((await w.latest()).failure).toBe('encoding')
})

it('a file that is too large, and an address that leads to the own network, are refused', async () => {
  for (const reason of ['size', 'address', 'redirects'] as const) {
    w.served.answer = reason
    await w.add()
    await w.fetch()
    expect((await w.latest()).failure).toBe(reason)
  }
})

it('entries with invalid parts are refused one by one, with the reason', async () => {
  const refused = {
    title: posting(1, { title: `Call 98\u202E765` }),
    description: posting(2, { description: '<script>alert(1)</script><p> </p>' }),
    employer: posting(3, { hiringOrganization: { name: 'x'.repeat(1_000_000) } }),
    place: posting(4, { jobLocation: { address: {} } }),
    link: posting(5, { url: 'javascript:alert(1)' }),
    expired: posting(6, { validThrough: '2020-01-01' }),
    formula: posting(7, { title: '=HYPERLINK("https://evil.example.org")' }),
  }
  const links = [
    posting(8, { url: 'https://127.0.0.1/apply' }),
    posting(9, { url: 'https://name:secret@jobs.example.org' }),
    posting(10, { url: { toString: 1, valueOf: null } }),
  ]
  const odd = {
    '@type': 'JobPosting',
    title: { name: [] },
    hiringOrganization: [[[]]],
    skills: { '@type': 1 },
  }
  expect(await resultOf([...Object.values(refused), ...links, odd, posting(11), posting(11)])).toBe('held 13')
  const lines = (await w.report()).lines as { reason?: string }[]
  expect(lines.map(({ reason }) => reason)).toEqual([
    ...Object.keys(refused),
    'link',
    'link',
    'link',
    'title',
    'repeated',
    undefined,
  ])
})

it('scripts, links and invisible characters do not get into an opening', async () => {
  const description = `<p onclick="x()">One</p><iframe src="https://evil.example.org">no</iframe><style>p{}</style>
    <ul><li>Two <a href="javascript:alert(1)">three</a></li></ul>\u0000\u202E<svg><script>alert(1)</script></svg>`
  const sameAs = 'javascript:alert(1)'
  await resultOf([posting(1, { description, hiringOrganization: { name: 'Neel', sameAs } })])
  await w.decide('approve')
  const [{ _id } = { _id: '' }] = await w.openings()
  const { data } = (await w.t.api.app.inject(`/openings/${_id}`)).json()
  expect([data.description, data.employer]).toEqual(['One\n\n- Two three', { name: 'Neel' }])
})

it('openings are found in a page, an item list, a graph and a JSON Feed', async () => {
  const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting(1) }] }
  const script = `<script type="application/ld+json">${JSON.stringify(list)}</script>`
  expect(await resultOf(`<html><head>${script}</head><body>Jobs</body></html>`, 'text/html')).toBe('held 1')
  for (const body of [
    list,
    { '@graph': [{ '@type': 'Organization' }, posting(1)] },
    { version: 'https://jsonfeed.org/version/1.1', items: [posting(1)] },
    posting(1),
  ]) {
    w.serve(body)
    await w.fetch()
    expect(await w.latest()).toMatchObject({ state: 'held', entries: 1 })
  }
})

it('of too many entries with signs of fraud, a hundred wait and the others are refused', async () => {
  const fee = { description: 'Pay a registration fee of ₹500.' }
  await resultOf(Array.from({ length: 120 }, (_, number) => posting(number, fee)))
  await w.decide('approve')
  expect(await w.latest()).toMatchObject({ added: 100, suspicious: 100, refused: 20 })
})
