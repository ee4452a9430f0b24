import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import type { BrowserContext } from 'playwright-core'

/** An address with its port, such as `192.0.2.1:5000`. */
type Address = string

/** A socket here that stands for an address, for one person who sends to it. */
interface Relay {
  person: string
  target: Address
  socket: Promise<Socket>
}

/**
 * The network between the browsers of a call, which a test can cut. Playwright only takes HTTP and WebSockets offline:
 * sound and picture go on. So each browser is told an address here instead of that of the other one.
 */
export function callNetwork() {
  const relays: Relay[] = []
  let isCut = false

  /** The socket for a person and an address. Packets that arrive at it are sent on to the address. */
  const relayFor = (person: string, target: Address): Promise<Socket> => {
    const known = relays.find((one) => one.person === person && one.target === target)
    if (known) return known.socket
    const socket = openSocket((message, from) => void forward(message, { person, from, target }))
    relays.push({ person, target, socket })
    return socket
  }
  /** Sends a packet from the socket that stands for its sender. It is lost while the receiver knows of no such one. */
  const forward = async (
    message: Buffer,
    { person, from, target }: { person: string; from: Address; target: Address },
  ) => {
    const back = relays.find((one) => one.person !== person && one.target === from)
    const [host, port] = target.split(':')
    if (!isCut && back) (await back.socket).send(message, Number(port), host)
  }
  /** The candidate of the other browser with an address here; undefined if nothing can be sent there. */
  const relayed = async (person: string, candidate: string): Promise<string | undefined> => {
    const [, before, host, port, after] = UDP_OVER_IP4.exec(candidate) ?? []
    if (host === undefined) return undefined
    const socket = await relayFor(person, `${host}:${port}`)
    return `${before}${host} ${socket.address().port}${after}`
  }

  return {
    /** Leads the calls of a browser profile through this network. Call it before its pages are opened. */
    async carry(context: BrowserContext, person: string) {
      await context.exposeBinding('relayedCandidate', (_source, candidate: string) =>
        relayed(person, candidate),
      )
      await context.addInitScript(leadThroughRelays)
    },

    cut: () => void (isCut = true),
    mend: () => void (isCut = false),

    async close() {
      isCut = true
      for (const { socket } of relays) (await socket).close()
    },
  }
}

async function openSocket(onMessage: (message: Buffer, from: Address) => void): Promise<Socket> {
  const socket = createSocket('udp4', (message, { address, port }) =>
    onMessage(message, `${address}:${port}`),
  )
  socket.bind()
  await once(socket, 'listening')
  return socket
}

/** A candidate for ICE (RFC 8839): what comes before the address, the address, the port, and the rest. */
const UDP_OVER_IP4 = /^((?:a=)?candidate:\S+ \d+ udp \d+ )([\d.]+) (\d+)( .*)$/i

declare global {
  interface Window {
    relayedCandidate: (candidate: string) => Promise<string | undefined>
  }
}

/** The methods in their present form, without callbacks. */
interface Negotiation {
  setRemoteDescription: (description: RTCSessionDescriptionInit) => Promise<void>
  addIceCandidate: (candidate?: RTCIceCandidateInit | null) => Promise<void>
}

/** Runs in pages, before their own scripts, so it must not use anything of this file. */
function leadThroughRelays() {
  const connection: Negotiation = RTCPeerConnection.prototype
  const { addIceCandidate, setRemoteDescription } = connection
  const rewritten = async (sdp: string) => {
    const lines = await Promise.all(
      sdp
        .split('\r\n')
        .map(async (line) => (line.startsWith('a=candidate:') ? window.relayedCandidate(line) : line)),
    )
    return lines.filter((line) => line !== undefined).join('\r\n')
  }
  connection.setRemoteDescription = async function (description) {
    await setRemoteDescription.call(this, { ...description, sdp: await rewritten(description.sdp ?? '') })
  }
  connection.addIceCandidate = async function (given) {
    if (!given?.candidate) return addIceCandidate.call(this, given ?? undefined)
    const candidate = await window.relayedCandidate(given.candidate)
    if (candidate !== undefined) await addIceCandidate.call(this, { ...given, candidate })
  }
}
