import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Thread, ThreadTimeout } from './thread'

const thread = new Thread<string, Uint8Array>(join(__dirname, '../../testing/threads/sampleThread.ts'))
afterAll(() => thread.stop())

const run = async (input: string) => Buffer.from(await thread.run(input)).toString()

it('runs several tasks concurrently', async () => {
  expect(await Promise.all([run('work'), run('work')])).toEqual(['work', 'work'])
})

it('rejects a failed task, and continues', async () => {
  await expect(run('fail')).rejects.toThrow('the work failed')
  expect(await run('work')).toBe('work')
})

it('rejects the task that crashes it, and is restarted', async () => {
  await expect(run('die')).rejects.toThrow('The thread has ended')
  expect(await run('work')).toBe('work')
})

it('rejects pending tasks when it is stopped', async () => {
  const hanging = run('hang').catch((error: Error) => error.message)
  await run('work')
  await thread.stop()
  expect(await hanging).toContain('The thread has ended')
})

it('stops the task that takes too long, and does the others that wait', async () => {
  const limited = new Thread<string, Uint8Array>(join(__dirname, '../../testing/threads/sampleThread.ts'), {
    limitMs: 50,
  })
  const looping = limited.run('loop').catch((error: unknown) => error)
  const others = [limited.run('work'), limited.run('work')]
  expect(await looping).toBeInstanceOf(ThreadTimeout)
  expect((await Promise.all(others)).map((output) => Buffer.from(output).toString())).toEqual([
    'work',
    'work',
  ])
  await limited.stop()
})

it('keeps the process alive until its work is done, and no longer', async () => {
  const program = join(__dirname, '../../testing/threads/processWithThread.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program])
  // The process has ended by itself, although it did not stop the idle thread.
  expect(stdout).toBe('work\n')
})
