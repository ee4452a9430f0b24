import type { Signal } from '../signal'

/** A fake track, which knows if it was stopped. */
export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  enabled = true
  contentHint = ''
  constructor(
    readonly kind: 'audio' | 'video',
    readonly id = kind as string,
  ) {
    super()
  }
  getSettings() {
    return { deviceId: this.id }
  }
  getCapabilities() {
    return {}
  }
  stop() {
    this.readyState = 'ended'
  }
  /** Ends the track, as a browser does if the device is unplugged or the person ends sharing. */
  end() {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

/** A fake stream. */
export class FakeStream extends EventTarget {
  constructor(private readonly tracks: FakeTrack[] = []) {
    super()
  }
  getTracks() {
    return [...this.tracks]
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio')
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video')
  }
  addTrack(track: FakeTrack) {
    this.tracks.push(track)
  }
}

class FakeSender {
  track: FakeTrack | null = null
  parameters = { encodings: [{}] as Record<string, unknown>[], degradationPreference: undefined }
  async replaceTrack(track: FakeTrack | null) {
    this.track = track
  }
  getParameters() {
    return structuredClone(this.parameters)
  }
  async setParameters(parameters: FakeSender['parameters']) {
    this.parameters = parameters
  }
}

interface FakeTransceiver {
  direction: string
  sender: FakeSender
  receiver: { track: FakeTrack }
}

const aLine = (kind: 'audio' | 'video', direction: string): FakeTransceiver => ({
  direction,
  sender: new FakeSender(),
  receiver: { track: new FakeTrack(kind) },
})

/** Candidates are found some time after a description was made. */
function afterSteps(act: () => void, steps = 6) {
  queueMicrotask(() => (steps === 0 ? act() : afterSteps(act, steps - 1)))
}

class FakeChannel {
  readyState: 'connecting' | 'open' | 'closed' = 'connecting'
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  other: FakeChannel | undefined
  send(text: string) {
    const { other } = this
    queueMicrotask(() => other?.onmessage?.({ data: text }))
  }
}

/**
 * A connection without a network: descriptions name the connection that has made them, and two are connected once
 * both know the other's description, unless `cut` has separated them.
 */
export class FakePeerConnection {
  static all: FakePeerConnection[] = []
  static isCut = false

  readonly name = `c${FakePeerConnection.all.push(this)}`
  signalingState: 'stable' | 'have-local-offer' | 'have-remote-offer' | 'closed' = 'stable'
  connectionState: 'new' | 'connecting' | 'connected' | 'failed' | 'closed' = 'new'
  iceConnectionState: 'new' | 'connected' | 'disconnected' | 'closed' = 'new'
  iceGatheringState: 'gathering' | 'complete' = 'complete'
  localDescription: { type: string; sdp: string; toJSON: () => RTCSessionDescriptionInit } | null = null
  remoteDescription: { type: string; sdp: string } | null = null
  candidates: unknown[] = []
  restarts = 0
  stats: object[] = []
  channel = new FakeChannel()
  onnegotiationneeded: (() => void) | null = null
  onicecandidate: ((event: { candidate: { toJSON: () => RTCIceCandidateInit } | null }) => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  oniceconnectionstatechange: (() => void) | null = null
  ontrack: ((event: { track: FakeTrack }) => void) | null = null
  private lines: FakeTransceiver[] = []
  private isNeeded = false
  private isRestarting = false
  /** Number of the local credentials; another one after each look for another way. */
  private generation = 1
  private seenGeneration = ''

  constructor(public configuration: RTCConfiguration = {}) {}

  /** Puts this class and the fake streams in place of the browser's. Returns a function that puts them back. */
  static install(): () => void {
    const before = [globalThis.RTCPeerConnection, globalThis.MediaStream] as const
    FakePeerConnection.all = []
    FakePeerConnection.isCut = false
    Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, MediaStream: FakeStream })
    return () => Object.assign(globalThis, { RTCPeerConnection: before[0], MediaStream: before[1] })
  }

  /** Interrupts the ways between all connections, as a change of the network does. */
  static cut() {
    FakePeerConnection.isCut = true
    for (const one of FakePeerConnection.all)
      if (one.iceConnectionState === 'connected') one.set('connected', 'disconnected')
  }

  /** Lets connections find ways to each other again, once they look for them. */
  static mend() {
    FakePeerConnection.isCut = false
  }

  createDataChannel() {
    this.needNegotiation()
    return this.channel
  }
  addTransceiver(kind: 'audio' | 'video') {
    const line = aLine(kind, 'sendrecv')
    this.lines.push(line)
    this.needNegotiation()
    return line
  }
  getTransceivers() {
    return this.lines
  }
  restartIce() {
    this.restarts += 1
    this.isRestarting = true
    this.needNegotiation()
  }
  async addIceCandidate(candidate: unknown) {
    if (!this.remoteDescription) throw new Error('There is no remote description.')
    this.candidates.push(candidate)
  }
  setConfiguration(configuration: RTCConfiguration) {
    this.configuration = configuration
  }
  async getStats() {
    return this.stats
  }

  async setLocalDescription() {
    const isAnswer = this.signalingState === 'have-remote-offer'
    const type = isAnswer ? 'answer' : 'offer'
    if (isAnswer) this.answerGeneration()
    else if (this.isRestarting) this.generation += 1
    const lines = this.lines.map(({ receiver }) => receiver.track.kind).join()
    const sdp = `${this.name} ${this.generation} ${lines}`
    this.localDescription = { type, sdp, toJSON: () => ({ type, sdp }) }
    this.isNeeded = isAnswer && this.isRestarting
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer'
    const candidate = { toJSON: () => ({ candidate: `of ${sdp}` }) }
    afterSteps(() => this.onicecandidate?.({ candidate }))
    if (isAnswer) this.settle()
  }
  /** An answer to new credentials has new ones as well, and then no restart of its own is needed. */
  private answerGeneration() {
    const seen = this.remoteDescription!.sdp.split(' ')[1]!
    if (this.seenGeneration !== '' && seen !== this.seenGeneration) {
      this.generation += 1
      this.isRestarting = this.isNeeded = false
    }
    this.seenGeneration = seen
  }

  async setRemoteDescription(description: { type: string; sdp: string }) {
    const isOffer = description.type === 'offer'
    if (!isOffer && this.signalingState !== 'have-local-offer') throw new Error('There was no offer.')
    if (isOffer && this.signalingState === 'have-local-offer') this.rollBack()
    this.remoteDescription = description
    this.signalingState = isOffer ? 'have-remote-offer' : 'stable'
    const kinds = description.sdp.split(' ')[2]!.split(',') as ('audio' | 'video')[]
    for (const kind of kinds.slice(this.lines.length)) this.lines.push(aLine(kind, 'recvonly'))
    if (isOffer) return
    this.seenGeneration = description.sdp.split(' ')[1]!
    this.isRestarting = false
    this.settle()
  }
  private rollBack() {
    this.isNeeded = true
    if (this.isRestarting) this.generation -= 1
  }

  close() {
    this.signalingState = 'closed'
    this.connectionState = 'closed'
    this.iceConnectionState = 'closed'
  }
  /** Gives up, as browsers do after a while without a way. */
  fail() {
    this.set('failed', 'disconnected')
  }

  private needNegotiation() {
    this.isNeeded = true
    this.announceNeed()
  }
  private announceNeed() {
    queueMicrotask(() => {
      if (this.isNeeded && this.signalingState === 'stable') this.onnegotiationneeded?.()
    })
  }
  /** Connects both if each knows the present description of the other. */
  private settle() {
    if (this.isNeeded) this.announceNeed()
    const other = FakePeerConnection.all.find(({ name }) =>
      this.remoteDescription?.sdp.startsWith(`${name} `),
    )
    if (!other || FakePeerConnection.isCut) return
    if (!this.knows(other) || !other.knows(this)) return
    for (const [one, its] of [
      [this, other],
      [other, this],
    ] as const) {
      one.channel.other = its.channel
      const isFirst = one.connectionState === 'new'
      one.set('connected', 'connected')
      if (!isFirst) continue
      one.channel.readyState = 'open'
      one.channel.onopen?.()
      for (const { receiver } of one.lines) one.ontrack?.(receiver)
    }
  }
  private knows(other: FakePeerConnection): boolean {
    const known = this.remoteDescription?.sdp.split(' ').slice(0, 2).join(' ')
    return this.signalingState === 'stable' && known === `${other.name} ${other.generation}`
  }
  private set(
    connection: FakePeerConnection['connectionState'],
    ice: FakePeerConnection['iceConnectionState'],
  ) {
    this.connectionState = connection
    this.iceConnectionState = ice
    this.onconnectionstatechange?.()
  }
}

/** Carries signals between two ends, in order. It loses them while `isAway`. */
export class FakeSignalling {
  isAway = false
  sent: { to: string; signal: Signal }[] = []
  private ends = new Map<string, (signal: Signal) => unknown>()

  /** Returns the function with which one end sends to the other. */
  from(own: string) {
    return (signal: Signal) => {
      if (this.isAway) return
      for (const [name, receive] of this.ends)
        if (name !== own) {
          this.sent.push({ to: name, signal })
          queueMicrotask(() => void receive(structuredClone(signal)))
        }
    }
  }
  join(own: string, receive: (signal: Signal) => unknown) {
    this.ends.set(own, receive)
  }
}
