import { inTurns } from './inTurns'

/** Work that ends when the test says so. */
function opened() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, ended }
}

it('runs what has the same key in turn, other keys at once, and goes on after a failure', async () => {
  const inTurn = inTurns()
  const log: string[] = []
  const [first, second] = [opened(), opened()]
  const one = inTurn('a', async () => {
    log.push('first')
    await first.ended
    throw new Error('failed')
  })
  const two = inTurn('a', async () => {
    log.push('second')
    await second.ended
  })
  const three = inTurn('a', async () => log.push('third'))
  await inTurn('b', async () => log.push('other'))
  expect(log).toEqual(['first', 'other'])
  first.end()
  await expect(one).rejects.toThrow('failed')
  second.end()
  await Promise.all([two, three])
  expect(log).toEqual(['first', 'other', 'second', 'third'])
})
