import type { FastifyInstance } from 'fastify'
import { releaseTokens } from '@mentor-connect/server/config'
import { VITAL_EDGES } from '@mentor-connect/contract/rules/releaseHealth'
import { healthTable } from '@mentor-connect/release/healthTable'
import { remoteSite } from '@mentor-connect/release/remoteSite'
import type { Target } from '@mentor-connect/release/target'
import { SiteFolder } from '../testing/SiteFolder'
import { someHealth } from '../testing/someHealth'
import type { HealthSource } from '../watch/healthClient'
import { newToken } from './access/tokens'
import { buildReleaseServer } from './releaseServer'

const team = newToken('learner', 'learner-ci')
let folder: SiteFolder
let server: FastifyInstance
let learners: Target

const asked: { release: string }[] = []
const health: HealthSource = {
  read: async (_since, queries) => {
    asked.push(...queries)
    const lcp = VITAL_EDGES.lcp.map((edge) => (edge === 1500 ? 100 : 0)).concat(0)
    const numbers = { seen: 200, failed: 1, error: 8, loaded: 50, slow: 5, lcp }
    return { pages: 400, healths: queries.map(({ area, release }) => someHealth(area, release, numbers)) }
  },
  mail: async () => undefined,
}
beforeEach(async () => {
  asked.length = 0
  folder = SiteFolder.live()
  learners = await startServer(async () => health)
})
afterEach(async () => {
  await server.close()
  folder.remove()
})

async function startServer(source?: () => Promise<HealthSource>): Promise<Target> {
  await server?.close()
  server = buildReleaseServer(folder.site, [releaseTokens(team.entry)[0]!], source && { health: source })
  return remoteSite(await server.listen({ port: 0, host: '127.0.0.1' }), team.token, 'ravi')
}

test('the numbers of an area are told to its team, for the live release and the canary', async () => {
  await learners.publish('learner', folder.built('learner', 'r2'), { canaryPercent: 10 })
  const rows = await learners.health('learner')
  const numbers = { browsers: 200, failed: 0.005, errors: 0.04, slow: 0.1, lcp: 1500 }
  expect(rows).toMatchObject([
    { release: 'r1', state: 'live', ...numbers },
    { release: 'r2', state: 'canary 10%', ...numbers },
  ])
  expect(healthTable(rows)).toContain('4.0%')
  expect(asked.map(({ release }) => release)).toEqual(['r1', 'r2'])
})

test('the numbers of an area are told to no other team', async () => {
  await expect(learners.health('mentor')).rejects.toThrow(/not for mentor|mentor/)
  expect(asked).toEqual([])
})

test('there are none where nobody counts', async () => {
  const elsewhere = await startServer()
  await expect(elsewhere.health('learner')).rejects.toThrow('Numbers of releases are not available here.')
})
