import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { DEPLOY } from './deployment'

const FOLDER = join(ROOT, 'docs/operations')
const runbooks = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }))

/** The target does not wait for the units that it stops, so what follows would find them running. */
test('whoever is told to stop the product is told to stop its services, too', () => {
  const commands = runbooks.flatMap(
    ({ text }) => text.match(/systemctl stop mentor-connect\.target[^`\n]*/g) ?? [],
  )
  expect(commands.length).toBeGreaterThan(2)
  for (const command of commands) expect(command).toContain("'mentor-connect-*.service'")
})

test('units that a runbook names exist', () => {
  const units = readdirSync(join(DEPLOY, 'systemd')).map((name) => name.replace(/\.(service|target)$/, ''))
  const named = runbooks.flatMap(({ file, text }) =>
    [...text.matchAll(/systemctl (?:start|restart|status|enable --now) ([^`\n|;&]+)/g)].flatMap(([, list]) =>
      list!
        .split(/\s+/)
        .filter((name) => /^mentor-connect-[\w.-]+$/.test(name))
        .map((name) => ({ file, unit: name.replace(/\.(service|target)$/, '') })),
    ),
  )
  const unknown = named.filter(({ unit }) => !units.includes(unit) && !/-\d$/.test(unit))
  expect(unknown).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})

test('the three values of the installation replace all values of the examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mentor-connect-install-'))
  for (const name of ['common', 'mail'])
    cpSync(join(DEPLOY, `systemd/env/${name}.env.example`), join(folder, `${name}.env`))
  const install = runbooks.find(({ file }) => file === 'install.md')!.text
  const [commands = ''] = /^site=.*\nsed .*$/m.exec(install) ?? []
  execFileSync('sh', ['-ec', commands.replaceAll('/etc/mentor-connect', folder)])
  const settings = ['common', 'mail']
    .map((name) => readFileSync(join(folder, `${name}.env`), 'utf8'))
    .join('')
  rmSync(folder, { recursive: true })
  expect(settings).not.toContain('example.org')
  for (const line of [
    'API_URL=https://api.school.example',
    'SUPPORT_EMAIL=help@school.example',
    'SMTP_URL=smtps://name:password@mail.school.example',
    'MAIL_FROM="Mentor-Connect <hello@school.example>"',
  ])
    expect(settings.split('\n')).toContain(line)
})
