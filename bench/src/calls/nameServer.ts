// Answers DNS queries for one host name, in the way in which the resolver of a home or a school answers
// queries for all names. For other names it answers that they do not exist.
import { createSocket } from 'node:dgram'

const [address = '', name = '', target = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())

// The format of messages: https://www.rfc-editor.org/rfc/rfc1035#section-4.1
const PORT = 53
const HEADER_BYTES = 12
/** Flags of a response from a server that resolves names recursively for its clients. */
const ANSWER = 0x8180
const NAME_UNKNOWN = 3
const TYPE_A = 1
/** A pointer to the name of the question, then type, class, seconds to live and length of an IPv4 address. */
const ADDRESS_RECORD = Buffer.from([0xc0, HEADER_BYTES, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4])

/** Reads the first question of a message. */
function questionOf(message: Buffer) {
  const labels: string[] = []
  let at = HEADER_BYTES
  while (message[at]) {
    const end = at + 1 + message[at]!
    labels.push(message.toString('latin1', at + 1, end))
    at = end
  }
  // The name is followed by an empty label, the type and the class.
  const bytes = message.subarray(HEADER_BYTES, at + 5)
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), bytes }
}

function answerTo(message: Buffer): Buffer {
  const question = questionOf(message)
  const isKnown = question.name === name
  const hasAddress = isKnown && question.type === TYPE_A
  const header = Buffer.alloc(HEADER_BYTES)
  message.copy(header, 0, 0, 2)
  header.writeUInt16BE(isKnown ? ANSWER : ANSWER | NAME_UNKNOWN, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(hasAddress ? 1 : 0, 6)
  const record = hasAddress ? [ADDRESS_RECORD, Buffer.from(target.split('.').map(Number))] : []
  return Buffer.concat([header, question.bytes, ...record])
}

const socket = createSocket('udp4')
socket.on('message', (message, from) => socket.send(answerTo(message), from.port, from.address))
socket.bind(PORT, address, () => process.send?.('ready'))
