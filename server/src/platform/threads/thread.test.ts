import { join } from 'node:path'
import { Thread } from './thread'

const thread = new Thread<string, Uint8Array>(join(__dirname, '../../testing/threads/sampleThread.ts'))
afterAll(() => thread.stop())

const run = async (input: string) => Buffer.from(await thread.run(input)).toString()

it('does its work, several things at once', async () => {
  expect(await Promise.all([run('work'), run('work')])).toEqual(['work', 'work'])
})

it('hands on a failure, and goes on', async () => {
  await expect(run('fail')).rejects.toThrow('the work failed')
  expect(await run('work')).toBe('work')
})

it('rejects what it dies of, and is started again', async () => {
  await expect(run('die')).rejects.toThrow('The thread has ended')
  expect(await run('work')).toBe('work')
})

it('rejects what waits when it is stopped', async () => {
  const hanging = run('hang').catch((error: Error) => error.message)
  await run('work')
  await thread.stop()
  expect(await hanging).toContain('The thread has ended')
})
