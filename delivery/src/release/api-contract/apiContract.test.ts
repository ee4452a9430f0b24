import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serviceContract, type ApiContract } from '@mentor-connect/contract/api/apiContract'
import { endpoint } from '@mentor-connect/contract/api/endpoint'
import Type from 'typebox'
import { SETTINGS, SiteFolder } from '../../testing/SiteFolder'
import { liveRegistry } from '../../store/siteStore'
import { brokenAreas, brokenAreasAt } from './brokenAreas'

const course = endpoint({
  method: 'GET',
  path: '/course',
  access: 'public',
  summary: '',
  reply: Type.Object({ title: Type.String() }),
})
const NOTHING = serviceContract([])
const ONE_CALL: ApiContract = { api: serviceContract([course]), chat: NOTHING }
const NO_CALL: ApiContract = { api: NOTHING, chat: NOTHING }

let folder: SiteFolder
let server: Server
let address: string
/** Path → body of the fake response, for the services and for the site. */
let answers: Record<string, string>

beforeEach(async () => {
  folder = SiteFolder.live()
  answers = {}
  server = createServer((request, response) => {
    const body = answers[request.url!]
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder.configure({
    runtime: { ...SETTINGS.runtime, apiUrl: `${address}/api`, chatUrl: `${address}/chat` },
  })
})
afterEach(() => {
  server.close()
  folder.remove()
})

/** Makes the services offer this contract. */
function offer({ api, chat }: ApiContract) {
  answers['/api/contract.json'] = JSON.stringify(api)
  answers['/chat/contract.json'] = JSON.stringify(chat)
}
const built = (contract: unknown, id = 'r2') =>
  folder.built(
    'learner',
    id,
    {},
    { 'api.json': typeof contract === 'string' ? contract : JSON.stringify(contract) },
  )
const release = (contract: unknown, options = {}) =>
  folder.publishRendered('learner', built(contract), options)
const live = () => liveRegistry(folder.site.dir)!.remotes['learner']!.release

test('a release goes live when the deployed services offer what it calls', async () => {
  offer(ONE_CALL)
  await release(ONE_CALL)
  expect(live()).toBe('r2')
})

test('a release that calls what is not deployed is refused with the call', async () => {
  offer(NO_CALL)
  await expect(release(ONE_CALL)).rejects.toThrow(
    /^learner was built for another API than the deployed one \(contract [\d.]+\): GET \/course does not exist\. Deploy the API first/,
  )
  expect(live()).toBe('r1')
})

test.each<[string, () => void, RegExp]>([
  ['that answer nothing', () => undefined, /cannot be asked what it offers \(it answered 404\)/],
  ['that answer something else', () => offer({ api: {}, chat: {} } as never), /its answer is not a contract/],
  ['that are away', () => server.close(), /cannot be asked what it offers \(.*ECONNREFUSED/],
])('services %s stop a release, unless it is to go unchecked', async (_what, prepare, reason) => {
  prepare()
  await expect(release(ONE_CALL)).rejects.toThrow(reason)
  expect(live()).toBe('r1')
  await release(ONE_CALL, { uncheckedApi: true })
  expect(live()).toBe('r2')
})

test.each<[string, string]>([
  ['no JSON', '{'],
  ['another shape', '{"api":[]}'],
  ['200,000 levels', `{"api":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['too large', JSON.stringify({ ...ONE_CALL, more: 'x'.repeat(500_000) })],
])('a file that is no contract is refused: %s', async (_what, text) => {
  offer(ONE_CALL)
  await expect(release(text)).rejects.toThrow('api.json of learner is not a contract: build the area again.')
})

test('a release that does not say what it calls is accepted while the services are away', async () => {
  await folder.publishRendered('learner', folder.built('learner', 'r2'))
  expect(live()).toBe('r2')
})

test('new services are compared with every live release, canaries included', async () => {
  offer(ONE_CALL)
  folder.publish('learner', built(ONE_CALL, 'r3'), { canaryPercent: 10 })
  expect(brokenAreas(folder.site.dir, ONE_CALL)).toEqual([])
  expect(brokenAreas(folder.site.dir, NO_CALL)).toEqual(['learner@r3 is live: GET /course does not exist'])
})

test('a site is asked at its address, too', async () => {
  await release(ONE_CALL, { uncheckedApi: true })
  const registry = liveRegistry(folder.site.dir)!
  answers['/registry.json'] = JSON.stringify(registry)
  answers[`${registry.remotes['learner']!.base}api.json`] = JSON.stringify(ONE_CALL)
  expect(await brokenAreasAt(address, NO_CALL)).toEqual(['learner@r2 is live: GET /course does not exist'])
  expect(await brokenAreasAt(address, ONE_CALL)).toEqual([])
  delete answers['/registry.json']
  await expect(brokenAreasAt(address, ONE_CALL)).rejects.toThrow(/has no registry/)
})
