import type { WebSocket } from 'ws'

/** Time that a client has to answer the closing handshake, in ms. */
const CLOSING_MS = 1_000

/** Sockets that have not shown a valid token yet: only so many of each address, and none of them is waited for. */
export class UnauthenticatedSockets {
  private readonly byAddress = new Map<string, Set<WebSocket>>()

  constructor(private readonly maxPerAddress: number) {}

  hasRoomFor(address: string) {
    return (this.byAddress.get(address)?.size ?? 0) < this.maxPerAddress
  }

  add(address: string, socket: WebSocket) {
    const sockets = this.byAddress.get(address) ?? new Set()
    this.byAddress.set(address, sockets.add(socket))
    socket.once('close', () => this.remove(address, socket))
  }

  /** The socket has shown a valid token, or has ended. */
  remove(address: string, socket: WebSocket) {
    const sockets = this.byAddress.get(address)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.byAddress.delete(address)
  }

  terminateAll() {
    for (const sockets of this.byAddress.values()) for (const socket of sockets) socket.terminate()
  }
}

/** Says why, and does not wait long for the other side to agree. */
export function closeSoon(socket: WebSocket, code: number, reason: string) {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), CLOSING_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}
