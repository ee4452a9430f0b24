import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../root'

const run = promisify(execFile)

let dataDir: string
beforeAll(() => (dataDir = mkdtempSync(join(tmpdir(), 'mentor-connect-release-'))))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const release = (...options: string[]) =>
  run(process.execPath, ['scripts/bootstrap.mjs', 'release', ...options], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })

it.each([
  ['an unknown area', ['jobs'], /There is no area "jobs": name one of shell, /],
  ['a canary for all browsers', ['learner', '--canary', '100%'], /--canary 100% is not a valid share/],
  [
    'an origin with a path',
    ['learner', '--files', '/tmp/x', '--origin', 'https://a.example/b'],
    /is not an origin/,
  ],
  ['an unconfigured site', ['learner', '--built', '/tmp'], /has no configuration yet: run "npm run site/],
])('refuses %s with a message', async (_what, options, says) => {
  await expect(release(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(says) })
})
