import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metricsOf } from '../testing/metricsOf'
import { testConfig } from '../testing/testConfig'
import { buildSite } from './app'

it('shows when the latest changes of the site were made, and by whom', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-changes-'))
  const site = await buildSite(testConfig({ siteDir: root }))
  const lines = async () => (await metricsOf(site)).split('\n').filter((line) => /^\w*site_change/.test(line))
  expect(await lines()).toEqual([])

  await mkdir(join(root, 'live'))
  const at = '2026-11-25T10:00:00.000Z'
  const older = Array.from({ length: 30 }, () => ({ action: 'configure', generation: 1, at, version: 1 }))
  const ledger = [
    ...older,
    { action: 'release', generation: 2, at, area: 'chat', release: 'r1', by: 'chat-team', via: 'http' },
    { action: 'hold', generation: 3, at, held: 'chat', by: 'asha', via: 'command', reason: 'private words' },
  ]
  await writeFile(join(root, 'live/ledger.json'), JSON.stringify(ledger))
  const seconds = Date.parse(at) / 1000
  const series = (labels: string) => `mentor_connect_site_change_timestamp_seconds{${labels}} ${seconds}`
  expect(await lines()).toEqual([
    series('what="site",action="configure",release="",who="",via=""'),
    series('what="chat",action="release",release="r1",who="chat-team",via="http"'),
    series('what="chat",action="hold",release="",who="asha",via="command"'),
  ])
  await site.close()
  await rm(root, { recursive: true })
})
