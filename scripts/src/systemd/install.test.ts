import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ConfigError } from '@mentor-connect/server/config'
import { install } from './install'
import type { Machine } from './machine'

const VALUES = {
  SITE_HOST: 'school.example',
  SUPPORT_EMAIL: 'office@school.example',
  SMTP_URL: 'smtps://name:pa%23ss@mail.school.example',
}
const CADDY_OF_PACKAGE = '# The Caddyfile is an easy way to configure your Caddy web server.\n:80\n'

let root: string
let commands: string[]
let responses: Record<string, string>

const machine: Machine = {
  get root() {
    return root
  },
  run: async (...command) => {
    const line = command.join(' ')
    commands.push(line)
    const response = responses[line]
    if (response === undefined && /^(id -u mentor-connect|caddy)/.test(line)) throw new Error('not found')
    return response ?? ''
  },
  ask: async () => '{"status":"ready"}',
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mentor-connect-machine-'))
  commands = []
  responses = {
    'id -u': '0',
    '/usr/bin/node --version': 'v24.21.0',
    'caddy version': 'v2.8.4 h1:0000',
    'systemctl show --property=NRestarts --value mentor-connect-api': '0',
  }
  for (const folder of [
    'run/systemd/system',
    'etc/systemd/system',
    'usr/local/bin',
    'opt/mentor-connect/1.0.0',
  ])
    mkdirSync(join(root, folder), { recursive: true })
  put('etc/caddy/Caddyfile', CADDY_OF_PACKAGE)
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const setting = (file: string, name: string) =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(read(`etc/mentor-connect/${file}.env`))?.[1]
const systemctl = () => commands.filter((line) => /^systemctl (start|restart|enable)/.test(line))

function put(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const giveValues = (values: Partial<typeof VALUES> = {}) =>
  put(
    'etc/mentor-connect/install.env',
    Object.entries({ ...VALUES, ...values })
      .map((entry) => `${entry.join('=')}\n`)
      .join(''),
  )

const installVersion = (version: string) => install(machine, `/opt/mentor-connect/${version}`)

it('asks for three values in one file, and makes everything else of them', async () => {
  await expect(installVersion('1.0.0')).rejects.toThrow('the three values in /etc/mentor-connect/install.env')
  expect(read('etc/mentor-connect/install.env').match(/^[A-Z_]+=$/gm)).toHaveLength(3)
  expect(systemctl()).toEqual([])

  giveValues()
  const left = await installVersion('1.0.0')
  expect(left).toEqual([expect.stringContaining('Keep a copy')])
  expect(existsSync(join(root, 'etc/mentor-connect/install.env'))).toBe(false)
  expect(setting('common', 'SITE_URL')).toBe('https://school.example')
  expect(setting('common', 'API_URL')).toBe('https://api.school.example')
  expect(setting('common', 'ADMIN_URL')).toBe('https://admin.school.example')
  expect(setting('common', 'SUPPORT_EMAIL')).toBe(VALUES.SUPPORT_EMAIL)
  expect(setting('mail', 'SMTP_URL')).toBe(VALUES.SMTP_URL)
  expect(setting('mail', 'MAIL_FROM')).toBe('"Mentor-Connect <hello@school.example>"')
  expect(setting('api', 'SERVICE_KEY')).toMatch(/^[\da-f]{64}$/)
  for (const file of ['chat', 'site', 'admin', 'operator'])
    expect(setting(file, 'SERVICE_KEY')).toBe(setting('api', 'SERVICE_KEY'))
  expect(setting('publish', 'REGISTRY_SIGNING_KEY')).not.toBe(setting('api', 'SIGNING_KEY'))
  expect(read('etc/systemd/system/caddy.service.d/hosts.conf')).toContain('API_HOST=api.school.example')
  expect(read('etc/caddy/Caddyfile')).toContain('{$SITE_HOST}')
})

it('lets only root read secrets, and everybody run the commands', async () => {
  giveValues()
  await installVersion('1.0.0')
  const modeOf = (file: string) => (statSync(join(root, file)).mode & 0o777).toString(8)
  for (const file of ['api', 'chat', 'site', 'mail', 'publish', 'operator'])
    expect(modeOf(`etc/mentor-connect/${file}.env`)).toBe('600')
  expect(modeOf('etc/mentor-connect/common.env')).toBe('644')
  expect(modeOf('usr/local/bin/mentor-connect')).toBe('755')
  expect(commands).toContainEqual(expect.stringContaining('useradd --system'))
})

it('keeps settings, keys and the proxy of the operator when it is repeated', async () => {
  giveValues()
  await installVersion('1.0.0')
  const key = setting('api', 'SIGNING_KEY')
  put(
    'etc/mentor-connect/common.env',
    read('etc/mentor-connect/common.env').replace('api.school', 'data.school'),
  )
  put('etc/caddy/Caddyfile', 'school.example { respond 200 }')
  const left = await installVersion('1.0.0')
  expect(setting('api', 'SIGNING_KEY')).toBe(key)
  expect(setting('common', 'API_URL')).toBe('https://data.school.example')
  expect(read('etc/caddy/Caddyfile')).toBe('school.example { respond 200 }')
  expect(left).toEqual([expect.stringContaining('/etc/caddy/Caddyfile is yours')])
})

it('replaces the proxy configuration of the version before, and keeps the hosts', async () => {
  giveValues()
  await installVersion('1.0.0')
  put('opt/mentor-connect/1.0.0/deploy/caddy/Caddyfile', '# as in 1.0.0\n')
  put('etc/caddy/Caddyfile', '# as in 1.0.0\n')
  const hosts = 'etc/systemd/system/caddy.service.d/hosts.conf'
  put(hosts, '[Service]\nEnvironment=SITE_HOST=www.school.example\n')
  commands = []
  expect(await installVersion('1.1.0')).toEqual([])
  expect(read('etc/caddy/Caddyfile')).toContain('{$SITE_HOST}')
  expect(read(hosts)).toContain('www.school.example')
  expect(systemctl()).toContain('systemctl restart caddy')
})

it('gives a file that lacks a key the one that the others have', async () => {
  giveValues()
  await installVersion('1.0.0')
  put('etc/mentor-connect/site.env', '# nothing\n')
  await installVersion('1.0.0')
  expect(setting('site', 'SERVICE_KEY')).toBe(setting('api', 'SERVICE_KEY'))
})

it('backs up before another version takes over, then restarts services before areas, and further processes last', async () => {
  giveValues()
  await installVersion('1.0.0')
  expect(commands.join('\n')).not.toContain('systemctl start mentor-connect-backup\n')
  commands = []
  await installVersion('1.1.0')
  expect(readlinkSync(join(root, 'opt/mentor-connect/current'))).toBe('1.1.0')
  expect(systemctl()[0]).toBe('systemctl start mentor-connect-backup')
  const restarts = systemctl().filter((line) => line.startsWith('systemctl restart mentor-connect'))
  expect(restarts).toEqual([
    'systemctl restart mentor-connect-api mentor-connect-chat',
    'systemctl restart mentor-connect-publish mentor-connect-site',
    'systemctl restart mentor-connect-api-* mentor-connect-chat-* mentor-connect-site-*',
  ])
})

it('names the log of a service that does not start, and what a service warns of', async () => {
  giveValues()
  responses['systemctl show --property=NRestarts --value mentor-connect-api'] = '3'
  const log = 'journalctl --unit=mentor-connect-api --identifier=node --lines=5 --output=cat'
  responses[log] = 'The disk is full.\nThe disk is full.'
  const stuck = { ...machine, root, ask: async () => undefined }
  await expect(install(stuck, '/opt/mentor-connect/1.0.0')).rejects.toThrow(
    /mentor-connect-api does not start[^:]*:\nThe disk is full\.$/,
  )
  const warning = { ...machine, root, ask: async () => '{"status":"ready","warnings":["unreachable_chat"]}' }
  const left = await install(warning, '/opt/mentor-connect/1.0.0')
  expect(left).toContain('mentor-connect-api warns: unreachable_chat.')
})

/** Name of a fault, the change that makes it, and the line that names it. */
const WRONG_MACHINES: [string, () => void, RegExp][] = [
  ['another user than root', () => (responses['id -u'] = '1000'), /^Only root can install/],
  ['no systemd', () => rmSync(join(root, 'run/systemd'), { recursive: true }), /^systemd does not run/],
  [
    'no Node in its place',
    () => (responses['/usr/bin/node --version'] = ''),
    /^\/usr\/bin\/node does not exist/,
  ],
  [
    'an untested Node',
    () => (responses['/usr/bin/node --version'] = 'v23.1.0'),
    /^\/usr\/bin\/node: Mentor-Connect is tested on Node/,
  ],
]
it.each(WRONG_MACHINES)('refuses %s in one line, and changes nothing', async (_name, spoil, line) => {
  giveValues()
  spoil()
  const error: Error = await installVersion('1.0.0').catch((refusal) => refusal)
  expect(error.message).toMatch(line)
  expect(error.message).not.toContain('\n')
  expect(existsSync(join(root, 'etc/mentor-connect/api.env'))).toBe(false)
})

it.each(['/home/asha/dist', '/opt/mentor-connect', '/opt/mentor-connect/current'])(
  'refuses a distribution in %s',
  async (folder) => {
    giveValues()
    await expect(install(machine, folder)).rejects.toThrow('a folder below /opt/mentor-connect')
  },
)

it.each([
  [{ SITE_HOST: '' }, /^SITE_HOST in install\.env: write the host name/],
  [{ SITE_HOST: 'https://school.example' }, /^SITE_HOST .* without https/],
  [{ SITE_HOST: 'School.example' }, /^SITE_HOST .* lower case/],
  [{ SITE_HOST: 'school.example/portal' }, /^SITE_HOST /],
  [{ SITE_HOST: 'localhost' }, /^SITE_HOST /],
  [{ SITE_HOST: '192.0.2.1' }, /^SITE_HOST /],
  [{ SITE_HOST: 'example.org' }, /^SITE_URL is still that of the example/],
  [{ SUPPORT_EMAIL: 'office' }, /^SUPPORT_EMAIL in install\.env/],
  [{ SUPPORT_EMAIL: 'Office <office@school.example>' }, /^SUPPORT_EMAIL in install\.env/],
  [{ SUPPORT_EMAIL: 'help@example.org' }, /^SUPPORT_EMAIL is still that of the example/],
  [{ SMTP_URL: 'mail.school.example' }, /^SMTP_URL in install\.env/],
  [{ SMTP_URL: 'https://mail.school.example' }, /^SMTP_URL in install\.env/],
  [{ SMTP_URL: 'smtps://name:pa#ss@mail.school.example' }, /^SMTP_URL .*# is %23/],
  [{ SMTP_URL: 'smtps://name:pa ss@mail.school.example' }, /^SMTP_URL .*percent-encoded/],
  [{ SMTP_URL: 'smtps://name:password@mail.example.org' }, /^SMTP_URL is still that of the example/],
])('refuses %j, and changes nothing', async (values, line) => {
  giveValues(values)
  const error: ConfigError = await installVersion('1.0.0').catch((refusal) => refusal)
  expect(error).toBeInstanceOf(ConfigError)
  expect(error.problems[0]).toMatch(line)
  expect(existsSync(join(root, 'etc/mentor-connect/api.env'))).toBe(false)
  expect(systemctl()).toEqual([])
})
