import { FakePeerConnection, FakeSignalling, FakeTrack } from './testing/FakePeerConnection'
import { createPeer, type Peer } from './peer'

let restore: () => void
let signalling: FakeSignalling
const texts: Record<string, string[]> = {}
beforeEach(() => {
  restore = FakePeerConnection.install()
  signalling = new FakeSignalling()
})
afterEach(() => restore())

function open(name: 'asha' | 'ravi'): { peer: Peer; fake: FakePeerConnection } {
  texts[name] = []
  const peer = createPeer({
    isPolite: name === 'ravi',
    configuration: {},
    send: signalling.from(name),
    onChange: () => undefined,
    onText: (text) => texts[name]!.push(text),
  })
  signalling.join(name, peer.receive)
  return { peer, fake: FakePeerConnection.all.at(-1)! }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const both = () => ({ asha: open('asha'), ravi: open('ravi') })
const offersTo = (name: string) =>
  signalling.sent.filter(
    ({ to, signal }) => to === name && 'description' in signal && signal.description.type === 'offer',
  )

test('two browsers connect with one offer, each with one line for sound and one for the picture', async () => {
  const { asha, ravi } = both()
  await settle()
  expect([asha.peer.isConnected(), ravi.peer.isConnected()]).toEqual([true, true])
  expect(offersTo('ravi')).toHaveLength(1)
  expect(offersTo('asha')).toHaveLength(0)
  for (const { fake } of [asha, ravi])
    expect(fake.getTransceivers().map(({ direction, receiver }) => [receiver.track.kind, direction])).toEqual(
      [
        ['audio', 'sendrecv'],
        ['video', 'sendrecv'],
      ],
    )
  expect(ravi.peer.remote.getTracks()).toHaveLength(2)
})

test('tracks that were there before are sent by both, and later ones replace them without a negotiation', async () => {
  const { asha, ravi } = both()
  const voice = new FakeTrack('audio') as never
  await ravi.peer.setTrack('audio', voice)
  await asha.peer.setTrack('audio', voice)
  await settle()
  expect(asha.peer.senderOf('audio')?.track).toBe(voice)
  expect(ravi.peer.senderOf('audio')?.track).toBe(voice)
  const before = signalling.sent.length
  await asha.peer.setTrack('video', new FakeTrack('video') as never)
  await asha.peer.setTrack('audio', null)
  await settle()
  expect(signalling.sent).toHaveLength(before)
  expect(asha.peer.senderOf('audio')?.track).toBeNull()
})

test('an offer that was lost is sent again', async () => {
  signalling.isAway = true
  const { asha, ravi } = both()
  await settle()
  expect(asha.peer.isConnected()).toBe(false)
  signalling.isAway = false
  asha.peer.renew()
  await settle()
  expect([asha.peer.isConnected(), ravi.peer.isConnected()]).toEqual([true, true])
})

test('an answer that was lost is given again, whoever notices it', async () => {
  for (const who of ['asha', 'ravi'] as const) {
    const { asha, ravi } = both()
    const lost = jest.spyOn(signalling, 'from')
    // The offer arrives, then signalling goes away before the answer.
    signalling.join('ravi', async (signal) => {
      signalling.isAway = true
      await ravi.peer.receive(signal)
    })
    await settle()
    expect(asha.peer.isConnected()).toBe(false)
    signalling.isAway = false
    signalling.join('ravi', ravi.peer.receive)
    ;({ asha, ravi })[who].peer.renew()
    await settle()
    expect([asha.peer.isConnected(), ravi.peer.isConnected()]).toEqual([true, true])
    lost.mockRestore()
  }
})

test('both look for another way at the same moment', async () => {
  const { asha, ravi } = both()
  await settle()
  FakePeerConnection.cut()
  FakePeerConnection.mend()
  expect(asha.peer.isConnected()).toBe(false)
  asha.peer.restart()
  ravi.peer.restart()
  await settle()
  expect([asha.peer.isConnected(), ravi.peer.isConnected()]).toEqual([true, true])
  expect([asha.fake.iceConnectionState, ravi.fake.iceConnectionState]).toEqual(['connected', 'connected'])
  expect(asha.fake.getTransceivers()).toHaveLength(2)
})

test('the first search for a way is left alone until it is over', async () => {
  FakePeerConnection.cut()
  const { asha } = both()
  await settle()
  asha.fake.iceGatheringState = 'gathering'
  asha.peer.renew(true)
  expect(asha.fake.restarts).toBe(0)
  asha.peer.renew()
  expect(asha.fake.restarts).toBe(1)
  asha.fake.iceGatheringState = 'complete'
  await settle()
  asha.peer.renew(true)
  expect(asha.fake.restarts).toBe(2)
})

test('candidates before a description are left out, later ones are used', async () => {
  const { peer, fake } = open('ravi')
  await peer.receive({ candidate: { candidate: 'early' } })
  expect(fake.candidates).toEqual([])
  open('asha')
  await settle()
  expect(fake.candidates).not.toHaveLength(0)
})

test('texts go over the connection itself once it is open', async () => {
  const { asha } = both()
  expect(asha.peer.sendText('early')).toBe(false)
  await settle()
  expect(asha.peer.sendText('hello')).toBe(true)
  await settle()
  expect(texts.ravi).toEqual(['hello'])
})

test('a closed connection neither sends nor answers', async () => {
  const { asha, ravi } = both()
  await settle()
  ravi.peer.close()
  const before = signalling.sent.length
  asha.peer.restart()
  await settle()
  expect(signalling.sent.slice(before).every(({ to }) => to === 'ravi')).toBe(true)
  expect(ravi.fake.connectionState).toBe('closed')
})
