import type { WebSocket } from 'ws'

/** Time in ms that a client has to complete the closing handshake. */
const CLOSING_MS = 1_000

/** Counts unauthenticated sockets per address and enforces the limit. */
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

  /** Stops counting a socket. Call it when the socket is authenticated or has ended. */
  remove(address: string, socket: WebSocket) {
    const sockets = this.byAddress.get(address)
    sockets?.delete(socket)
    if (sockets?.size === 0) this.byAddress.delete(address)
  }

  terminateAll() {
    for (const sockets of this.byAddress.values()) for (const socket of sockets) socket.terminate()
  }
}

/** Closes a socket with a reason, and terminates it if the client does not respond in time. */
export function closeSoon(socket: WebSocket, code: number, reason: string) {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), CLOSING_MS).unref()
  socket.once('close', () => clearTimeout(timer))
}
