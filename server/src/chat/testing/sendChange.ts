import type { SocketClient } from './socketClient'

let lastId = 0
const newId = () => `c${(lastId += 1)}`

/** Sends a message and returns its acknowledgement. */
export async function say(client: SocketClient, receiverId: string, message: string, replyTo?: number) {
  const clientMsgId = newId()
  client.send({ receiverId, message, clientMsgId, replyTo })
  return client.next('ack', (ack) => ack.clientMsgId === clientMsgId)
}

/** Sends a change of a message, and returns its acknowledgement or error. */
export async function sendChange(client: SocketClient, frame: Record<string, unknown>) {
  const sent = { clientMsgId: newId(), ...frame }
  client.send(sent)
  return Promise.race([
    client.next('change_ack', (ack) => ack.clientMsgId === sent.clientMsgId),
    client.next('error', (error) => error.clientMsgId === sent.clientMsgId),
  ])
}
