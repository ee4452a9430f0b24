import { openLoop } from './openLoop'

it('sends requests although none was answered yet, and counts those that fail', async () => {
  let answerAll: () => void
  const answered = new Promise<void>((resolve) => (answerAll = resolve))
  let sent = 0
  const send = async () => {
    const number = (sent += 1)
    // If one request comes every 7 ms, 14 of them are due within a tenth of a second.
    if (number === 14) answerAll()
    await answered
    return number !== 3
  }
  const { latencies, failed } = await openLoop({ perSecond: 100, seconds: 0.1, send, random: () => 0.5 })
  expect(latencies).toHaveLength(14)
  expect(failed).toBe(1)
})
