import { NO_TOTALS, readStats } from './stats'

const before = { received: 900, lost: 10, reports: {} }

test('reads loss since the last time, the round trip and what can be sent', () => {
  const report = [
    { type: 'inbound-rtp', packetsReceived: 700, packetsLost: 10 },
    { type: 'inbound-rtp', packetsReceived: 290, packetsLost: 10 },
    { id: 'sound', type: 'remote-inbound-rtp', timestamp: 5, fractionLost: 0.05, roundTripTime: 0.4 },
    { type: 'candidate-pair', nominated: true, state: 'failed', currentRoundTripTime: 9 },
    {
      type: 'candidate-pair',
      nominated: true,
      state: 'succeeded',
      currentRoundTripTime: 0.1204,
      availableOutgoingBitrate: 300_000,
    },
  ]
  expect(readStats(report as never, before)).toEqual({
    sample: { loss: 0.1, roundTripMs: 120, available: 300_000 },
    totals: { received: 990, lost: 20, reports: { sound: 5 } },
    isCut: false,
  })
})

test('measures the way that is used, also if another one was used before and still works', () => {
  const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded' }
  const report = [
    { ...pair, id: 'relayed', currentRoundTripTime: 0.9 },
    { ...pair, id: 'direct', currentRoundTripTime: 0.02, availableOutgoingBitrate: 150_000 },
    { type: 'transport', selectedCandidatePairId: 'direct' },
  ]
  expect(readStats(report as never, NO_TOTALS).sample).toEqual({
    loss: 0,
    roundTripMs: 20,
    available: 150_000,
  })
})

test.each([
  ['the share that the other browser reports, if it is worse', 0.3, 0.3],
  ['the own share, if that is worse', 0.02, 0.1],
])('takes %s', (_, fractionLost, loss) => {
  const report = [
    { type: 'inbound-rtp', packetsReceived: 990, packetsLost: 20 },
    { id: 'sound', type: 'remote-inbound-rtp', timestamp: 5, fractionLost, roundTripTime: 0.25 },
  ]
  expect(readStats(report as never, before).sample).toEqual({
    loss,
    roundTripMs: 250,
    available: undefined,
  })
})

test('a browser that tells nothing has lost nothing', () => {
  expect(readStats([] as never, NO_TOTALS).sample).toEqual({
    loss: 0,
    roundTripMs: undefined,
    available: undefined,
  })
})

test('each report of the other browser counts once', () => {
  const report = (timestamp: number) => [
    { id: 'sound', type: 'remote-inbound-rtp', timestamp, fractionLost: 0.4 },
  ]
  const first = readStats(report(5) as never, NO_TOTALS)
  expect(first.sample.loss).toBe(0.4)
  const second = readStats(report(5) as never, first.totals)
  expect(second.sample.loss).toBe(0)
  expect(readStats(report(10) as never, second.totals).sample.loss).toBe(0.4)
})

test('nothing has come from the other browser if neither packets nor a report have', () => {
  const sound = { type: 'inbound-rtp', packetsReceived: 900, packetsLost: 10 }
  const report = { id: 'sound', type: 'remote-inbound-rtp', timestamp: 5, fractionLost: 0 }
  const first = readStats([sound, report] as never, NO_TOTALS)
  expect(first.isCut).toBe(false)
  expect(readStats([sound, report] as never, first.totals).isCut).toBe(true)
  expect(readStats([sound, { ...report, timestamp: 6 }] as never, first.totals).isCut).toBe(false)
  expect(readStats([{ ...sound, packetsReceived: 901 }, report] as never, first.totals).isCut).toBe(false)
})
