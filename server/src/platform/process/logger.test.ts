import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Unavailable } from '../availability/unavailable'
import { createLogger } from './logger'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'logger-test-'))))
afterEach(() => rm(folder, { recursive: true }))

const linesOf = async (file: string) =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

it('logs the cause of an outage once, and again after it was over', async () => {
  const file = join(folder, 'log')
  const logger = createLogger('api', 'info', { file })
  const away = new Unavailable('database', { cause: new Error('connect ECONNREFUSED') })
  for (let i = 0; i < 20; i += 1) logger.child({ reqId: i }).error({ err: away }, 'request failed')
  logger.error({ err: new Error('a defect') }, 'request failed')
  logger.error({ err: Object.assign(new Error('full'), { code: 'SQLITE_FULL' }) }, 'request failed')
  logger.info({ recovered: true }, 'works again')
  logger.error({ err: away }, 'request failed')
  const lines = await linesOf(file)
  expect(lines.map(({ err, msg }) => (err as Error | undefined)?.message ?? msg)).toEqual([
    expect.stringContaining('connect ECONNREFUSED'),
    'a defect',
    'full',
    'works again',
    expect.stringContaining('connect ECONNREFUSED'),
  ])
})

it('survives an unwritable destination', async () => {
  const file = await open(join(folder, 'log'), 'w+')
  const readOnly = await open(join(folder, 'log'), 'r')
  const logger = createLogger('api', 'info', { file: readOnly.fd })
  for (let i = 0; i < 10; i += 1) logger.info('nobody will read this')
  await Promise.all([file.close(), readOnly.close()])
})

it('redacts secrets', async () => {
  const file = join(folder, 'log')
  createLogger('api', 'info', { file }).info({ password: 'hunter2', body: { otp: '1234' } }, 'a line')
  expect(JSON.stringify(await linesOf(file))).not.toMatch(/hunter2|1234/)
})
