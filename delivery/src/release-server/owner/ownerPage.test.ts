import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hold } from '../../release/hold'
import { retire } from '../../release/retire'
import { liveLedger } from '../../store/siteStore'
import { withdraw } from '../../release/withdraw'
import { OWNER, ownerServer, someSource } from '../../testing/ownerPages'
import { SiteFolder } from '../../testing/SiteFolder'
import type { HealthSource } from '../../watch/healthClient'

let folder: SiteFolder
let server: FastifyInstance
let source: HealthSource | string
beforeEach(() => {
  folder = SiteFolder.live()
  source = someSource({})
  server = ownerServer(folder, async () => source)
})
afterEach(async () => {
  await server.close()
  folder.remove()
})

async function read(on = server): Promise<string> {
  const response = await on.inject({
    url: '/owner',
    headers: { authorization: `Bearer ${OWNER.token}` },
  })
  expect(response.statusCode).toBe(200)
  return response.body
}

/** The text of a page, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
const readText = async () => textOf(await read())

test('the table says of each area what is live, from which commit, since when and by whom', async () => {
  folder.passHours(2)
  folder.publish('learner', folder.built('learner', 'r2'), { commit: 'c0ffee1234567890' })
  const text = await readText()
  expect(text).toMatch(/learner r2 , commit c0ffee123456 2026-11-20 10:00 asha /)
  expect(text).toMatch(/shell r1 2026-11-20 08:00 asha /)
  expect(text).toMatch(/Generation 2, not signed/)
})

test('it compares failures with the budget, and its heading names the areas above it', async () => {
  source = someSource({
    pages: 4200,
    releases: {
      'learner@r1': { seen: 1000, error: 80, failed: 10 },
      'public@r1': { seen: 2000, error: 2 },
      'shell@r1': { seen: 5, error: 1 },
    },
  })
  const text = await readText()
  expect(text).toContain('learner is over its error budget')
  expect(text).toMatch(/learner r1 .*! Over its budget 8\.0% of 1,000 browsers failed; the budget is 2\.0%/)
  expect(text).toMatch(/public r1 .*✓ Within its budget 0\.1% of 2,000 browsers failed/)
  expect(text).toMatch(/shell r1 .*– Too few browsers to say/)
  expect(text).toContain('4,200 pages sent in the last 24 hours')
})

test('a canary is shown with its share, who started it and what the watcher thinks', async () => {
  folder.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10 })
  source = someSource({
    pages: 500,
    releases: { 'learner@r2': { seen: 150, error: 3 }, 'learner@r1': { seen: 1400 } },
  })
  const text = await readText()
  expect(text).toContain('; 1 canary running')
  expect(text).toMatch(
    /learner r1 .* r2 for 10% since .* by asha The watcher waits: 150 browsers in 150 networks have it, 200 in 50 are needed/,
  )
  folder.change((site) => hold(site, 'learner', true, { reason: 'we look into it' }))
  const held = await readText()
  expect(held).toMatch(/Held since 2026-11-20 08:00 by asha : we look into it/)
  expect(held).toContain('The watcher does not decide about it: people do.')
  expect(held).not.toContain('The watcher waits')
})

test('the watcher is heard about a new release as well', async () => {
  folder.passHours(1)
  folder.publish('learner', folder.built('learner', 'r2'))
  source = someSource({ pages: 500, releases: { 'learner@r2': { seen: 20 } } })
  expect(await readText()).toMatch(/learner r2 .*The watcher waits/)
})

test('releases that were rolled back or withdrawn are named with who did it and why', async () => {
  for (const release of ['r2', 'r3']) {
    folder.publish('learner', folder.built('learner', release))
    folder.rollback('learner', undefined, { reason: `${release} broke plans` })
  }
  folder.change((site) => withdraw(site, 'learner', 'r3', { reason: 'r3 leaks' }))
  const [areas] = (await readText()).split('Latest changes')
  expect(areas).toMatch(/r2 rolled back 2026-11-20 08:00 by asha : r2 broke plans/)
  expect(areas).toMatch(/r3 withdrawn 2026-11-20 08:00 by asha : r3 leaks/)
})

test.each<[string, () => HealthSource | string]>([
  ['no key', () => 'WATCH_KEY is missing: set it to the same secret for the main API.'],
  [
    'an API that is down',
    () => ({ ...someSource({}), read: () => Promise.reject(new Error('The API does not respond.')) }),
  ],
])('with %s, the page says so and shows the rest', async (_why, create) => {
  folder.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10 })
  source = create()
  const text = await readText()
  expect(text).toMatch(/No numbers of visitors\. (WATCH_KEY is missing|The API does not respond)/)
  expect(text).toMatch(/learner r1 .* r2 for 10%/)
  expect(text).toContain('? No numbers')
  expect(text).not.toContain('The watcher')
})

test('a site without a release says what to do', async () => {
  const empty = new SiteFolder()
  const fresh = ownerServer(empty, async () => source)
  expect(textOf(await read(fresh))).toContain('Nothing has been released yet')
  await fresh.close()
  empty.remove()
})

test('changes are listed with who made them and why, newest first, the latest fifty', async () => {
  folder.publish('learner', folder.built('learner', 'r2'))
  folder.rollback('learner', undefined, { reason: 'r2 was slow' })
  expect(textOf((await read()).split('Latest changes</h2>')[1]!)).toMatch(
    /learner Rolled back to r1 r2 asha r2 was slow .*learner Released r2 asha/,
  )
  const at = '2026-11-20T08:30:00.000Z'
  const holds = Array.from({ length: 60 }, (_, i) => ({
    action: i % 2 ? 'unhold' : 'hold',
    held: 'learner',
    generation: 3,
    at,
    reason: `reason ${i}`,
  }))
  const ledger = [...liveLedger(folder.site.dir), ...holds]
  writeFileSync(join(folder.site.dir, 'live/ledger.json'), JSON.stringify(ledger))
  const html = await read()
  expect(html).toContain('reason 59<')
  expect(html).toContain('reason 10<')
  expect(html).not.toContain('reason 9<')
  expect(textOf(html)).toContain(`The latest 50 of ${ledger.length} changes`)
})

test('texts of others are shown as they are, and are no markup', async () => {
  const reason = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&lt;`
  folder.publish('learner', folder.built('learner', 'r2'))
  folder.rollback('learner', undefined, { reason })
  source = `</p><script>alert(2)</script>`
  const html = await read()
  expect(html).not.toMatch(/<script|<img/)
  const shown =
    '<bdi>&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;lt;</bdi>'
  expect(html.split(shown)).toHaveLength(3)
})

test('a retired area is named, and its changes stay', async () => {
  folder.publish('learner', folder.built('learner', 'r2', { uses: [] }))
  folder.change((site) => retire(site, 'public', { reason: 'merged' }))
  const text = await readText()
  expect(text).toMatch(/Retired: public/)
  expect(text).toMatch(/public Area retired r1 asha merged/)
})
