import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { copyRepository, type RepositoryCopy } from '../testing/repositoryCopy'

let copy: RepositoryCopy
beforeAll(() => (copy = copyRepository()))
afterAll(() => copy.remove())

/** Runs Node in the copy of the repository. @throws with the output if it fails */
const node = (...options: string[]) =>
  execFileSync(process.execPath, options, { cwd: copy.dir, encoding: 'utf8', stdio: 'pipe' })
const newRemote = (...options: string[]) => node('scripts/bootstrap.mjs', 'new-remote', ...options)
const read = (file: string) => JSON.parse(readFileSync(join(copy.dir, file), 'utf8')) as never

/** The type errors in the files of a folder. Imported files are checked with the types of the repository. */
function typeErrors(folder: string): string {
  const { config } = ts.readConfigFile(join(copy.dir, 'tsconfig.json'), (file) => ts.sys.readFile(file))
  const include = [`${folder}/**/*`]
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, copy.dir)
  expect(fileNames).toContain(join(copy.dir, folder, 'src/routes.tsx'))
  const program = ts.createProgram(fileNames, options)
  const errors = fileNames.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
  return ts.formatDiagnostics(errors, ts.createCompilerHost(options))
}

// The browser tests release a new remote, which proves that it builds.
test('a new remote type-checks and passes its tests; removing it leaves no trace', () => {
  expect(newRemote('jobs', '--at', '/jobs')).toContain('mounts it at /jobs')
  expect(read('mf-jobs/area.json')).toEqual({
    mounts: [{ path: '/jobs', frame: 'public', guard: 'open' }],
  })
  const changed = copy.git('status', '--porcelain').split('\n').filter(Boolean)
  expect(changed.map((line) => line.slice(3))).toEqual(['package-lock.json', 'package.json', 'mf-jobs/'])

  expect(typeErrors('mf-jobs')).toBe('')
  node('node_modules/oxfmt/bin/oxfmt', '--check', 'mf-jobs', 'package.json')
  node(
    'node_modules/jest/bin/jest.js',
    '--selectProjects',
    'mf-jobs',
    'delivery',
    '--testPathPatterns',
    'mf-jobs|declaredMounts',
  )

  expect(newRemote('--remove', 'jobs')).toContain('mf-jobs is gone')
  expect(copy.git('status', '--porcelain')).toBe('')
  expect(existsSync(join(copy.dir, 'node_modules/@mentor-connect/mf-jobs'))).toBe(false)
})

test.each([
  [['Jobs', '--at', '/jobs'], 'one word'],
  [['chat', '--at', '/talk'], 'There is a remote "chat" already'],
  [['jobs', '--at', '/signup'], '/signup would hide /signup'],
  [['jobs', '--at', '/user/explore'], '/user/explore would hide'],
  [['jobs'], 'Say which remote and where'],
  [['--remove', 'learner'], 'part of the product'],
  [['--remove', 'nothing'], 'There is no remote "nothing"'],
  [['jobs', '--where', '/x'], 'npm run new-remote'],
])('%j is refused and changes nothing', (options, reason) => {
  expect(() => newRemote(...options)).toThrow(reason)
  expect(copy.git('status', '--porcelain')).toBe('')
})
