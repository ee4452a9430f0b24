import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { logFile } from './logFile'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'log-file-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function write(lines: string[], bytesMax: number) {
  const log = logFile(join(folder, 'api.log'), bytesMax)
  for (const line of lines) log.write(`${line}\n`)
  log.end()
  await finished(log)
}
const text = (name: string) => readFileSync(join(folder, name), 'utf8')

test('a full log file is renamed, and only the latest ones are kept', async () => {
  await write(['line 1', 'line 2'], 14)
  expect(text('api.log')).toBe('line 1\nline 2\n')
  // After a restart, the same file is continued.
  await write(['line 3', 'line 4', 'line 5'], 14)
  expect([text('api.log'), text('api.log.1')]).toEqual(['line 5\n', 'line 3\nline 4\n'])
  await write(
    Array.from({ length: 20 }, (_, index) => `${index}`.padStart(13, '.')),
    14,
  )
  expect(readdirSync(folder).sort()).toEqual([
    'api.log',
    ...[1, 2, 3, 4].map((number) => `api.log.${number}`),
  ])
  expect([text('api.log'), text('api.log.4')]).toEqual([
    `${'19'.padStart(13, '.')}\n`,
    `${'15'.padStart(13, '.')}\n`,
  ])
  expect(statSync(join(folder, 'api.log')).mode & 0o777).toBe(0o600)
})
