// The thread program of a test.
import { serveThread } from '../../platform/threads/serveThread'

serveThread(async (input: 'work' | 'fail' | 'die' | 'hang' | 'loop') => {
  if (input === 'fail') throw new TypeError('the work failed')
  if (input === 'die') process.exit(1)
  while (input === 'loop') continue
  if (input === 'hang') await new Promise(() => undefined)
  return Buffer.from(input)
})
