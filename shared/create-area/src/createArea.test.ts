import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTH_CONTRACT_VERSION } from '@mentor-connect/contract/auth'
import { workspaceFiles } from './areaFiles'
import { createArea } from './createArea'

let cwd: string
let installed: string[]
let started: string[]
beforeEach(() => {
  started = []
  cwd = mkdtempSync(join(tmpdir(), 'mentor-connect-create-'))
  installed = []
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const create = (...args: string[]) =>
  createArea(args, {
    cwd,
    install: (dir) => installed.push(dir) > 0,
    startRepository: (dir) => void started.push(dir),
  })
const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
const manifest = () => JSON.parse(read('mf-jobs/package.json')) as Record<string, Record<string, string>>

test('a repository of its own: sources as in ours, tools, scripts and no open place', () => {
  expect(create('jobs', '--at', '/user/jobs')).toContain('✓ The area jobs is in')
  expect(installed).toEqual([join(cwd, 'mf-jobs')])
  for (const [file, text] of Object.entries(workspaceFiles({ name: 'jobs', path: '/user/jobs' })))
    if (file !== 'package.json') expect(read(`mf-jobs/${file}`)).toBe(text)
  const files = readdirSync(join(cwd, 'mf-jobs'), { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile()))
    expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/\{\{\w|undefined/)
  expect(existsSync(join(cwd, 'mf-jobs/.gitignore'))).toBe(true)
  expect(started).toEqual([join(cwd, 'mf-jobs')])
  expect(JSON.parse(read('mf-jobs/area.json'))).toEqual({
    mounts: [{ path: '/user/jobs', frame: 'learner', guard: 'user' }],
  })
  expect(read('mf-jobs/README.md')).toContain('grant jobs --paths /user/jobs --frames learner')
  expect(manifest()['scripts']).toMatchObject({
    build: 'mc-build',
    dev: 'mc-dev',
    release: 'mc-release release',
  })
  expect(manifest()['devDependencies']).toHaveProperty('@mentor-connect/release')
})

test('the contract range is that of the contract', () => {
  create('jobs')
  expect(manifest()['mentorConnect']!['contract']).toBe(`^${AUTH_CONTRACT_VERSION.split('.')[0]}.0.0`)
})

test('the path, the folder and the installation can be chosen', () => {
  mkdirSync(join(cwd, 'new/.git'), { recursive: true })
  expect(create('jobs', '--in', 'new', '--no-install')).toContain('npm install')
  expect(JSON.parse(read('new/area.json'))).toMatchObject({ mounts: [{ path: '/jobs', guard: 'open' }] })
  expect(installed).toEqual([])
})

test.each([
  [[], /Name the area: npm create @mentor-connect\/area jobs/],
  [['jobs', 'fairs'], /Name the area/],
  [['Jobs'], /"Jobs" cannot be the name of an area: take one word/],
  [['../jobs'], /cannot be the name/],
  [['shell'], /a name of the project itself/],
  [['jobs', '--at', 'jobs'], /"jobs" cannot be where an area is mounted/],
  [['jobs', '--at', '/jobs/:id'], /cannot be where/],
  [['jobs', '--where', '/x'], /Unknown option '--where'.*npm create/],
])('%j is refused and creates nothing', (args, says) => {
  expect(() => create(...args)).toThrow(says)
  expect(readdirSync(cwd)).toEqual([])
})

test('a folder that is in use is left alone', () => {
  mkdirSync(join(cwd, 'mf-jobs'))
  writeFileSync(join(cwd, 'mf-jobs/mine.txt'), 'mine')
  expect(() => create('jobs')).toThrow(/mf-jobs exists already: choose another name, or another folder/)
  expect(readdirSync(join(cwd, 'mf-jobs'))).toEqual(['mine.txt'])
})

test('without a network the area is there, and the message says what is missing', () => {
  const offline = () => createArea(['jobs'], { cwd, install: () => false, startRepository: () => undefined })
  expect(offline).toThrow(
    /npm could not install its packages: see above, check the network, then run "npm install"/,
  )
  expect(existsSync(join(cwd, 'mf-jobs/package.json'))).toBe(true)
})
