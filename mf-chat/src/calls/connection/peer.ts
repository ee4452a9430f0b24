import { withOpusSettings } from './opusSettings'
import type { Signal } from './signal'

export type TrackKind = 'audio' | 'video'
type Tracks = Record<TrackKind, MediaStreamTrack | null>

/** Sound and picture take the same way. */
const BUNDLED = { bundlePolicy: 'max-bundle' } as const

export interface PeerOptions {
  /** The polite one takes its offer back when both offer at once. Exactly one of the two is polite. */
  isPolite: boolean
  /** The servers that help to connect, and whether they must be used. */
  configuration: RTCConfiguration
  send: (signal: Signal) => void
  /** Called when the connection or its media have changed. */
  onChange: () => void
  /** Called with each text of the other browser that comes over the connection itself. */
  onText: (text: string) => void
}

export type Peer = ReturnType<typeof createPeer>

/**
 * The connection to one browser: one line for sound and one for a picture, which stay for the whole call. Signals may
 * be lost while signalling is away: `renew` sends again what was not answered.
 *
 * Follows "perfect negotiation": https://www.w3.org/TR/webrtc/#perfect-negotiation-example
 */
export function createPeer({ isPolite, configuration, send, onChange, onText }: PeerOptions) {
  const connection = new RTCPeerConnection({ ...configuration, ...BUNDLED })
  const channel = connection.createDataChannel('state', { negotiated: true, id: 0 })
  const remote = new MediaStream()
  const tracks: Tracks = { audio: null, video: null }
  let ignoresOffer = false
  /** The polite one makes its first offer only after it has answered one, so both have the same two lines. */
  let hasBegun = !isPolite
  let isClosed = false
  let queue = Promise.resolve()

  /** Runs one step of the negotiation after the other. */
  const enqueue = (act: () => Promise<void>) => {
    queue = queue.then(async () => {
      if (isClosed) return
      try {
        await act()
      } catch (error) {
        if (!isClosed) console.warn('A step of the negotiation failed.', error)
      }
    })
    return queue
  }
  const sendDescription = () => {
    if (connection.localDescription) send({ description: connection.localDescription.toJSON() })
  }

  const negotiate = async () => {
    if (!hasBegun || connection.signalingState !== 'stable') return
    await connection.setLocalDescription()
    sendDescription()
  }
  const receiveDescription = async ({ type, sdp = '' }: RTCSessionDescriptionInit) => {
    const isOffer = type === 'offer'
    if (!isOffer && connection.signalingState !== 'have-local-offer') return
    ignoresOffer = isOffer && !isPolite && connection.signalingState !== 'stable'
    // The other side waits for this offer, which it may not have received.
    if (ignoresOffer) return sendDescription()
    await connection.setRemoteDescription({ type, sdp: withOpusSettings(sdp) })
    if (!isOffer) return
    hasBegun = true
    await takeLines(connection, tracks)
    await connection.setLocalDescription()
    sendDescription()
  }
  const receiveCandidate = async (candidate: RTCIceCandidateInit | null) => {
    // Candidates of an offer that was ignored have nothing to belong to.
    if (ignoresOffer || !connection.remoteDescription) return
    await connection.addIceCandidate(candidate ?? undefined)
  }
  /** Browsers notice that nothing arrives any more before they give up. */
  const isConnected = () =>
    connection.connectionState === 'connected' && connection.iceConnectionState !== 'disconnected'
  const lineOf = (kind: TrackKind) =>
    connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)

  connection.onnegotiationneeded = () => void enqueue(negotiate)
  connection.onicecandidate = ({ candidate }) => send({ candidate: candidate?.toJSON() ?? null })
  connection.onconnectionstatechange = connection.oniceconnectionstatechange = onChange
  connection.ontrack = ({ track }) => {
    remote.addTrack(track)
    onChange()
  }
  channel.onopen = onChange
  channel.onmessage = ({ data }: { data: unknown }) => onText(String(data))
  if (!isPolite) (['audio', 'video'] as const).forEach((kind) => connection.addTransceiver(kind))

  return {
    remote,
    hasFailed: () => connection.connectionState === 'failed',
    isConnected,
    receive: (signal: Signal) =>
      enqueue(() =>
        'description' in signal ? receiveDescription(signal.description) : receiveCandidate(signal.candidate),
      ),
    /** Sends another track, or nothing. This needs no negotiation. */
    setTrack: async (kind: TrackKind, track: MediaStreamTrack | null) => {
      tracks[kind] = track
      await lineOf(kind)?.sender.replaceTrack(track)
    },
    senderOf: (kind: TrackKind) => lineOf(kind)?.sender,
    /** Sends a text over the connection itself; false if it is not open yet. */
    sendText: (text: string) => {
      if (channel.readyState !== 'open') return false
      channel.send(text)
      return true
    },
    /** Takes other servers for the next time that this looks for a way. The present way stays. */
    useServers: (renewed: RTCConfiguration) => {
      if (!isClosed) connection.setConfiguration({ ...renewed, ...BUNDLED })
    },
    /** Looks for another way to the other browser, for example after a change of the network. */
    restart: () => {
      if (!isClosed && hasBegun) connection.restartIce()
    },
    /**
     * Sends an unanswered offer again; without one, looks for another way if there is none.
     *
     * @param isFirst true before the two were first connected. In a strict network, the only way that works is found
     * last, and a restart would begin the search anew, so a search that still runs is not interrupted.
     */
    renew: (isFirst = false) => {
      if (isClosed) return
      if (connection.signalingState === 'have-local-offer') return sendDescription()
      const isSearching = isFirst && connection.iceGatheringState === 'gathering'
      if (!isConnected() && hasBegun && !isSearching) connection.restartIce()
    },
    stats: () => connection.getStats(),
    close: () => {
      isClosed = true
      connection.onnegotiationneeded = connection.onicecandidate = connection.ontrack = null
      connection.onconnectionstatechange = connection.oniceconnectionstatechange = null
      channel.onopen = channel.onmessage = null
      connection.close()
    },
  }
}

/** Uses the lines of an offer in both directions. */
async function takeLines(connection: RTCPeerConnection, tracks: Tracks) {
  for (const line of connection.getTransceivers()) {
    line.direction = 'sendrecv'
    await line.sender.replaceTrack(tracks[line.receiver.track.kind as TrackKind])
  }
}
