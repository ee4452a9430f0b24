// Forwards packets to the TURN server and back after a delay, which the parent process sets. This program
// replaces netem, which the kernels of many machines lack.
import { createSocket, type Socket } from 'node:dgram'

const [address = '', server = ''] = process.argv.slice(2)
const PORT = 3478
let delayMs = 0
process.on('message', (ms: number) => (delayMs = ms))
process.on('disconnect', () => process.exit())

const sockets = new Map<string, Socket>()
const front = createSocket('udp4')
const later = (act: () => void) => (delayMs > 0 ? setTimeout(act, delayMs) : act())

/** The socket through which the packets of one browser reach the server. */
function socketOf(clientAddress: string, clientPort: number): Socket {
  const key = `${clientAddress}:${clientPort}`
  const known = sockets.get(key)
  if (known) return known
  const socket = createSocket('udp4')
  socket.bind(0, address)
  socket.on('message', (packet, from) => {
    if (from.address === server) later(() => front.send(packet, clientPort, clientAddress))
  })
  sockets.set(key, socket)
  return socket
}

front.on('message', (packet, from) => {
  const socket = socketOf(from.address, from.port)
  later(() => socket.send(packet, PORT, server))
})
front.bind(PORT, address, () => process.send?.('ready'))
