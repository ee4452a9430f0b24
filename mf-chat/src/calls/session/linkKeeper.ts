import type { Call } from '@mentor-connect/contract/messages/callFrames'
import type { ServerFrameOf } from '@mentor-connect/contract/messages/chatFrames'
import { newCallFrameId } from '../../conversations/client/calls'
import type { ChatClient } from '../../conversations/client/chatClient'
import { createLink, type Link, type LinkState } from '../connection/link'
import type { Signal } from '../connection/signal'
import type { Devices } from '../devices/devices'
import type { OutgoingCallFrame } from './callFrameSender'
import { createIceServers } from './iceServers'
import { sendMedia } from './mediaOf'
import { createSignalInbox, signalText } from './signals'

interface LinkKeeperOptions {
  client: ChatClient
  devices: Devices
  partnerId: string
  /** Id of this device in the call. */
  deviceId: string
  post: (frame: OutgoingCallFrame) => void
  /** Called with the state of the connection; undefined while there is none. */
  onChange: (state: LinkState | undefined) => void
}

interface Linked {
  key: string
  partnerDevice: string
  servers: ReturnType<typeof createIceServers>
  link?: Link
  end: () => void
}

/** Keeps the connection between the two devices that are in a call. */
export function createLinkKeeper(options: LinkKeeperOptions) {
  const { client, devices, partnerId, deviceId, post, onChange } = options
  const { ownId } = client.get()
  const inbox = createSignalInbox(deviceId)
  /** The present connection, and the two devices between which it is. */
  let linked: Linked | undefined

  const unlink = () => {
    linked?.end()
    linked = undefined
    onChange(undefined)
  }
  const connect = (callId: string, present: Linked, configuration: RTCConfiguration) => {
    const { partnerDevice, servers } = present
    const send = (signal: Signal) => post(frameOf(callId, signal, partnerDevice))
    const link = createLink({ isPolite: ownId > partnerId, configuration, send })
    const endMedia = sendMedia(devices, link)
    const endUpdates = link.subscribe(() => onChange(link.get()))
    present.link = link
    present.end = () => {
      servers.close()
      endUpdates()
      endMedia()
      link.close()
    }
    onChange(link.get())
    for (const signal of inbox.takeEarly(partnerDevice)) void link.receive(signal)
  }
  return {
    /** Makes a connection to the device of the partner, or a new one if either of the two is on another device. */
    follow: ({ callId, people }: Pick<Call, 'callId' | 'people'>) => {
      const partner = people.find(({ userId }) => userId === partnerId)
      const own = people.find(({ userId }) => userId === ownId)
      const key = partner && own ? [own.deviceId, own.since, partner.deviceId, partner.since].join(' ') : ''
      if (linked?.key === key) return
      if (linked) unlink()
      if (!partner || own?.deviceId !== deviceId) return
      const servers = createIceServers(client, callId, (configuration) => {
        if (present.link) present.link.useServers(configuration)
        else connect(callId, present, configuration)
      })
      const present: Linked = { key, partnerDevice: partner.deviceId, servers, end: servers.close }
      linked = present
      void servers.load()
    },
    receive: (frame: ServerFrameOf<'call_description' | 'call_candidate'>) => {
      const signal = inbox.take(frame, linked?.link && linked.partnerDevice)
      if (signal) void linked?.link?.receive(signal)
    },
    signallingBack: () => {
      linked?.link?.signallingBack()
      // The device may have slept until the credentials had ended, or chat has another secret.
      void linked?.servers.load()
    },
    networkChanged: () => linked?.link?.networkChanged(),
    unlink,
  }
}

function frameOf(callId: string, signal: Signal, to: string): OutgoingCallFrame {
  const clientMsgId = newCallFrameId()
  const text = signalText(signal, to)
  return 'description' in signal
    ? { type: 'call_description', clientMsgId, callId, description: text }
    : { type: 'call_candidate', clientMsgId, callId, candidate: text }
}
