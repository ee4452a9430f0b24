import { createLink, LOST_MS, MEASURE_MS, RENEW_MS, type Link } from './link'
import { FakePeerConnection, FakeSignalling, FakeTrack } from './testing/FakePeerConnection'

let restore: () => void
let signalling: FakeSignalling
let links: Link[]
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  restore = FakePeerConnection.install()
  signalling = new FakeSignalling()
  links = []
})
afterEach(() => {
  links.forEach((link) => link.close())
  restore()
  jest.useRealTimers()
})

function open(name: 'asha' | 'ravi'): Link {
  const link = createLink({ isPolite: name === 'ravi', configuration: {}, send: signalling.from(name) })
  signalling.join(name, link.receive)
  links.push(link)
  return link
}
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
const phases = () => links.map((link) => link.get().phase)

async function openBoth() {
  const both = { asha: open('asha'), ravi: open('ravi') }
  await wait()
  return both
}
const fakeOf = (at: number) => FakePeerConnection.all[at]!
const withNetwork = (available: number) =>
  FakePeerConnection.all.forEach((fake) => {
    fake.stats = [
      { type: 'candidate-pair', nominated: true, state: 'succeeded', availableOutgoingBitrate: available },
    ]
  })

/** Lets both have these totals, and the last report of the other browser. */
function withPackets({
  received,
  lost,
  report,
  available,
}: {
  received: number
  lost: number
  available?: number
  report?: { fractionLost: number; at: number }
}) {
  FakePeerConnection.all.forEach((fake) => {
    fake.stats = [
      { type: 'inbound-rtp', packetsReceived: received, packetsLost: lost },
      { type: 'candidate-pair', nominated: true, state: 'succeeded', availableOutgoingBitrate: available },
      ...(report
        ? [
            {
              id: 'sound',
              type: 'remote-inbound-rtp',
              fractionLost: report.fractionLost,
              timestamp: report.at,
            },
          ]
        : []),
    ]
  })
}

test('connects, and each hears what the other sends', async () => {
  const { asha, ravi } = await openBoth()
  expect(phases()).toEqual(['connected', 'connected'])
  await asha.setTrack('audio', new FakeTrack('audio') as never, { microphone: 'on' })
  await asha.setTrack('video', new FakeTrack('video') as never, { picture: 'camera' })
  await wait()
  expect(ravi.get().partner).toEqual({ microphone: 'on', picture: 'camera' })
  asha.tellMedia({ microphone: 'off' })
  await wait()
  expect(ravi.get().partner).toEqual({ microphone: 'off', picture: 'camera' })
})

test('sound has a low limit and goes first', async () => {
  const { asha } = await openBoth()
  await asha.setTrack('audio', new FakeTrack('audio') as never, { microphone: 'on' })
  const [audio] = fakeOf(0).getTransceivers()
  expect(audio!.sender.parameters.encodings).toEqual([
    { maxBitrate: 32_000, priority: 'high', networkPriority: 'high' },
  ])
})

test('on a slow network the picture pauses by itself, and the other person is told why there is none', async () => {
  const { asha, ravi } = await openBoth()
  await asha.setTrack('video', new FakeTrack('video') as never, { picture: 'camera' })
  withNetwork(150_000)
  await wait(2 * MEASURE_MS)
  expect(asha.get().video).toBe('off')
  expect(ravi.get().partner.picture).toBe('paused')
  const video = fakeOf(0).getTransceivers()[1]!
  expect(video.sender.parameters.encodings[0]).toMatchObject({ active: false })

  withNetwork(2_000_000)
  await wait(40 * MEASURE_MS)
  expect(asha.get().video).toBe('full')
  expect(ravi.get().partner.picture).toBe('camera')
  expect(video.sender.parameters.encodings[0]).toMatchObject({ active: true, maxBitrate: 900_000 })
})

test('a shared screen keeps its sharpness instead of its smoothness', async () => {
  const { asha } = await openBoth()
  await asha.setTrack('video', new FakeTrack('video') as never, { picture: 'screen' })
  const { parameters } = fakeOf(0).getTransceivers()[1]!.sender
  expect(parameters.degradationPreference).toBe('maintain-resolution')
})

test('an interruption is repaired by looking for another way', async () => {
  await openBoth()
  FakePeerConnection.cut()
  expect(phases()).toEqual(['reconnecting', 'reconnecting'])
  FakePeerConnection.mend()
  await wait(2 * MEASURE_MS)
  expect(phases()).toEqual(['connected', 'connected'])
})

test('what got lost in an interruption does not pause the picture after it', async () => {
  const { asha, ravi } = await openBoth()
  await asha.setTrack('video', new FakeTrack('video') as never, { picture: 'camera' })
  withPackets({ received: 400, lost: 0 })
  await wait(MEASURE_MS)
  FakePeerConnection.cut()
  await wait(MEASURE_MS)
  FakePeerConnection.mend()
  await wait(2 * MEASURE_MS)
  expect(phases()).toEqual(['connected', 'connected'])
  // Reports about sound come every five seconds or so, and each stays in the statistics until the next one.
  withPackets({ received: 500, lost: 300, report: { fractionLost: 0.8, at: Date.now() } })
  await wait(3 * MEASURE_MS)
  expect(asha.get().video).toBe('small')
  expect(ravi.get().partner.picture).toBe('camera')
})

test('what a browser believes of the network before it notices an interruption does not pause the picture', async () => {
  const { asha } = await openBoth()
  await asha.setTrack('video', new FakeTrack('video') as never, { picture: 'camera' })
  withPackets({ received: 400, lost: 0 })
  await wait(MEASURE_MS)
  withPackets({ received: 400, lost: 0, available: 90_000 })
  await wait(3 * MEASURE_MS)
  expect(asha.get().video).toBe('small')
})

test('after a long time it counts as lost, and still comes back', async () => {
  await openBoth()
  FakePeerConnection.cut()
  await wait(LOST_MS + MEASURE_MS)
  expect(phases()).toEqual(['lost', 'lost'])
  FakePeerConnection.mend()
  await wait(2 * RENEW_MS)
  expect(phases()).toEqual(['connected', 'connected'])
})

test('a failed connection is tried again at once', async () => {
  await openBoth()
  FakePeerConnection.cut()
  FakePeerConnection.mend()
  fakeOf(0).fail()
  await wait()
  expect(phases()).toEqual(['connected', 'connected'])
})

test('another network is used at once', async () => {
  const { asha } = await openBoth()
  asha.networkChanged()
  expect(fakeOf(0).restarts).toBe(1)
})

test('media go on while signalling is away, and an interruption is repaired when it is back', async () => {
  const { asha, ravi } = await openBoth()
  signalling.isAway = true
  await wait(60_000)
  expect(phases()).toEqual(['connected', 'connected'])
  FakePeerConnection.cut()
  FakePeerConnection.mend()
  await wait(10_000)
  expect(phases()).toEqual(['reconnecting', 'reconnecting'])
  signalling.isAway = false
  asha.signallingBack()
  ravi.signallingBack()
  await wait()
  expect(phases()).toEqual(['connected', 'connected'])
})

test('a state that is not understood changes nothing', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { ravi } = await openBoth()
  fakeOf(0).channel.send('{')
  fakeOf(0).channel.send('{"picture":"hologram"}')
  await wait()
  expect(ravi.get().partner.picture).toBe('off')
  log.mockRestore()
})

test('after it was closed it measures and tries nothing any more', async () => {
  const { asha } = await openBoth()
  asha.close()
  links[1]!.close()
  expect(jest.getTimerCount()).toBe(0)
  expect(fakeOf(0).signalingState).toBe('closed')
})
