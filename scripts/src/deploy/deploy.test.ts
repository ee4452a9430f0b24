import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { MEMORY_ALLOCATOR, readConfig, SERVERS } from '@mentor-connect/server/config'
import { settings, variableName, type Setting } from '@mentor-connect/server/settings'
import { withoutNewerOptions } from '../cluster/caddy'
import { DEPLOY, PROGRAMS, readDeployFile as read, unitFiles } from '../systemd/units'
import { composed, GIVEN, manifests } from './deployment'

const BY_VARIABLE = new Map(
  Object.entries<Setting<unknown>>(settings).map(([name, setting]) => [variableName(name), setting]),
)
/** Variables that only Node and the image read. */
const NOT_SETTINGS = ['NODE_ENV', 'HEALTH_PORT']
const PORTS = {
  api: settings.apiPort.default,
  chat: settings.chatPort.default,
  site: settings.port.default,
} as const
const SERVICES = Object.keys(PORTS) as (keyof typeof PORTS)[]

const KEY = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
const SECRET = 'a-secret-of-more-than-32-characters'
/** Valid values for the variables that the files leave to the operator. */
const VALUES: Record<string, string> = {
  APP_ENV: 'production',
  SITE_URL: 'https://school.example',
  API_URL: 'https://api.school.example',
  CHAT_URL: 'https://chat.school.example',
  SMTP_URL: 'smtps://name:word@mail.school.example',
  SUPPORT_EMAIL: 'help@school.example',
  DATABASE_URL: 'postgres://name:word@postgres:5432/api',
  CHAT_DATABASE_URL: 'postgres://name:word@postgres:5432/chat',
  REDIS_URL: 'redis://redis:6379',
  S3_ENDPOINT: 'http://files:9000',
  SIGNING_KEY: KEY,
  REGISTRY_SIGNING_KEY: KEY,
  RELEASE_TOKENS: `*:${'0'.repeat(64)}`,
  OWNER_TOKENS: '0'.repeat(64),
  CALL_TURN_URLS: 'turn:turn.example.org:3478',
  TEAM_WEBHOOKS: 'learner:https://hooks.school.example/learner',
}
/** Variables of each sign-in service. A deployment has at most one such service. */
const SERVICES_TO_SIGN_IN: Record<string, Record<string, string>> = {
  'no sign-in service': {},
  'an OpenID Connect provider': {
    OIDC_ISSUER: 'https://login.school.example',
    OIDC_CLIENT_ID: 'mentor-connect',
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_NAME: 'School account',
  },
  Clerk: {
    SIGN_IN_PUBLISHABLE_KEY: `pk_live_${Buffer.from('clerk.school.example$').toString('base64')}`,
    SIGN_IN_SECRET_KEY: 'sk_live_0123456789',
  },
}
const OF_SIGN_IN = Object.values(SERVICES_TO_SIGN_IN).flatMap(Object.keys)

const cases = Object.entries(GIVEN).flatMap(([place, givenBy]) =>
  Object.keys(PROGRAMS).flatMap((program) => {
    const given = givenBy(program)
    return given ? [{ place, program, given }] : []
  }),
)

test('three kinds of deployments are described', () => {
  for (const place of Object.keys(GIVEN))
    expect(cases.filter((one) => one.place === place).map(({ program }) => program)).toEqual(
      expect.arrayContaining(['api', 'chat', 'site', 'publish']),
    )
})

test.each(cases)(
  '$place gives $program settings that exist, and no secret of another',
  ({ program, given }) => {
    const unknown = given.filter((name) => !BY_VARIABLE.has(name) && !NOT_SETTINGS.includes(name))
    expect(unknown).toEqual([])
    const foreign = given.filter((name) => {
      const { secretOf } = BY_VARIABLE.get(name) ?? {}
      return secretOf && !secretOf.some((process) => process === PROGRAMS[program])
    })
    expect(foreign).toEqual([])
  },
)

describe.each(Object.entries(SERVICES_TO_SIGN_IN))('with %s', (_service, signIn) => {
  test.each(cases)('$place gives $program all that production requires', ({ program, given }) => {
    const environment = Object.fromEntries(
      given.flatMap((name) => {
        const secret = BY_VARIABLE.get(name)?.secretOf || name.startsWith('S3_') || name === 'MAIL_FROM'
        const value = OF_SIGN_IN.includes(name)
          ? signIn[name]
          : (VALUES[name] ?? (secret ? SECRET : undefined))
        return value ? [[name, value]] : []
      }),
    )
    expect(() => readConfig(environment, PROGRAMS[program])).not.toThrow()
  })

  test.each(Object.entries(GIVEN))('%s tells the API and the pages of it', (_place, givenBy) => {
    const needs = (program: string) =>
      Object.keys(signIn).filter((name) => {
        const { secretOf } = BY_VARIABLE.get(name)!
        return !secretOf || secretOf.some((process) => process === PROGRAMS[program])
      })
    for (const program of ['api', 'publish'])
      expect(givenBy(program)).toEqual(expect.arrayContaining(needs(program)))
  })
})

test.each(Object.entries(GIVEN))('%s tells the site whom to name in security.txt', (_place, givenBy) => {
  expect(givenBy('site')).toContain('SUPPORT_EMAIL')
})

test('the image and all units set the memory allocator as `npm start` does', () => {
  const values = Object.entries(MEMORY_ALLOCATOR).map(([name, value]) => `${name}=${value}`)
  expect(read('Containerfile')).toContain(`ENV ${values.join(' ')}\n`)
  expect(read('systemd/mentor-connect-.service.d/common.conf')).toContain(`Environment=${values.join(' ')}\n`)
})

test('the TURN server relays to IPv4: a refused range that begins with :: would hold all of it', () => {
  const refused = read('coturn/turnserver.conf').match(/^denied-peer-ip=.*$/gm)
  expect(refused).toContain('denied-peer-ip=10.0.0.0-10.255.255.255')
  expect(refused!.filter((line) => line.startsWith('denied-peer-ip=::-'))).toEqual([])
})

/** First port for metrics. All services get the same value, and each adds its place in the list of services to it. */
const METRICS_PORT = 9464

test('metrics are served on the same ports everywhere', () => {
  const everywhere = [
    ...SERVICES.map((service) => composed()[service]!.environment!.METRICS_PORT),
    manifests().find(({ kind }) => kind === 'ConfigMap')!.data!.METRICS_PORT,
    /^METRICS_PORT=(\d+)$/m.exec(read('systemd/env/common.env.example'))![1],
  ]
  expect(everywhere.map(Number)).toEqual(everywhere.map(() => METRICS_PORT))
})

test('health checks and Prometheus ask addresses that the services have, on their ports', () => {
  const image = read('Containerfile')
  expect(image).toContain('${process.env.HEALTH_PORT}/readyz')
  for (const service of SERVICES) {
    const { environment = {}, command } = composed()[service]!
    expect({ service, port: environment.HEALTH_PORT, command }).toEqual({
      service,
      port: PORTS[service],
      command: [service],
    })
    const deployment = manifests().find(
      ({ kind, metadata }) => kind === 'Deployment' && metadata.name === service,
    )
    const [container] = deployment!.spec!.template!.spec.containers
    const metricsPort = METRICS_PORT + SERVERS.indexOf(service)
    expect(container!.ports).toEqual([
      { name: 'http', containerPort: PORTS[service] },
      { name: 'metrics', containerPort: metricsPort },
    ])
    expect(container!.readinessProbe!.httpGet.path).toBe('/readyz')
    for (const probe of [container!.livenessProbe, container!.startupProbe])
      expect(probe!.httpGet.path).toBe('/healthz')
    expect(image).toMatch(new RegExp(`^EXPOSE .*\\b${PORTS[service]}\\b`, 'm'))
    expect(read('prometheus/prometheus.yaml')).toContain(`'${service}:${metricsPort}'`)
    expect(read('caddy/Caddyfile')).toContain(
      `{$${service.toUpperCase()}_UPSTREAM:localhost:${PORTS[service]}}`,
    )
  }
})

test('each unit has a file of settings, which names what it starts', () => {
  const programs = unitFiles().map(({ files }) => files[0])
  expect(Object.keys(PROGRAMS).sort()).toEqual([...new Set(programs)].sort())
})

test('units of the same program read the same files of settings', () => {
  const lists = unitFiles().map(({ files }) => files.join(' '))
  expect(new Set(lists).size).toBe(Object.keys(PROGRAMS).length)
})

test('the mail server is in one file of settings, which only the programs that send mails read', () => {
  const readers = unitFiles().filter(({ files }) => files.includes('mail'))
  expect([...new Set(readers.map(({ files }) => files[0]))].sort()).toEqual([
    'admin',
    'api',
    'chat',
    'operator',
  ])
  const examples = readdirSync(join(DEPLOY, 'systemd/env'))
  const named = examples.filter((file) => /^(SMTP_URL|MAIL_FROM)=/m.test(read(`systemd/env/${file}`)))
  expect(named).toEqual(['mail.env.example'])
})

test('the back office and the release server are behind the proxy on their ports', () => {
  const port = /^ADMIN_PORT=(\d+)$/m.exec(read('systemd/env/common.env.example'))?.[1]
  expect(read('caddy/optional/admin.caddy')).toContain(`{$ADMIN_UPSTREAM:localhost:${port}}`)
  expect(read('caddy/optional/releases.caddy')).toContain(
    `{$RELEASES_UPSTREAM:localhost:${settings.releasePort.default}}`,
  )
})

test('every YAML file can be read', () => {
  const files = readdirSync(DEPLOY, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.yaml')))
    for (const { errors } of parseAllDocuments(read(file), { merge: true }))
      expect({ file, errors }).toEqual({ file, errors: [] })
})

test('images are pinned to a version', () => {
  const images = Object.values(composed()).map((one) => (one as { image: string }).image)
  expect(images.filter((image) => image !== 'mentor-connect' && !/:\D*\d+[.\d]*\S*$/.test(image))).toEqual([])
  expect(read('Containerfile')).toMatch(/^ARG NODE=node:\d+\.\d+\.\d+-/m)
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

// The command exists only on machines of operators.
;(hasCaddy ? test : test.skip)('Caddy accepts the proxy, with and without what is optional', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-caddy-'))
  const file = join(folder, 'Caddyfile')
  const hosts = Object.fromEntries(
    ['SITE', 'API', 'CHAT', 'ADMIN', 'RELEASES'].map((name) => [`${name}_HOST`, `${name}.localhost`]),
  )
  const env = { PATH: process.env.PATH, HOME: folder, ACME_EMAIL: 'ops@school.example', ...hosts }
  const validate = () =>
    spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env, encoding: 'utf8' })
  writeFileSync(file, withoutNewerOptions(read('caddy/Caddyfile')))
  expect(validate()).toMatchObject({ status: 0 })
  cpSync(join(DEPLOY, 'caddy/optional'), folder, { recursive: true })
  const { status, stderr } = validate()
  rmSync(folder, { recursive: true })
  expect([status, stderr]).toEqual([0, expect.any(String)])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

// The command exists only on Linux with systemd.
;(hasSystemd ? test : test.skip)('systemd accepts the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-units-'))
  cpSync(join(DEPLOY, 'systemd'), folder, { recursive: true })
  const units = readdirSync(folder)
    .filter((name) => /\.(service|timer|target)$/.test(name))
    .map((name) => join(folder, name))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], {
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  // On the machine that runs the test, Node may be somewhere else.
  const said = `${stdout}${stderr}`.split('\n').filter((line) => line && !/node is not executable/.test(line))
  expect(said).toEqual([])
})
