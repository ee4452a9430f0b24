import {
  CONNECTIONS_PER_PERSON,
  MESSAGES_PER_SECOND,
  MESSAGE_BURST,
} from '@mentor-connect/shared/rules/chatLimits'
import { count, secret } from '../readers'
import { SERVICES, type Setting } from './setting'

/** Chat, and what the services say to each other. */
export const chatSettings = {
  serviceKey: {
    about:
      'a secret of 32 characters or more that the main API and the chat service share; locally one is made',
    default: undefined,
    defaultText: 'none',
    read: secret,
    secretOf: SERVICES,
    requiredBy: SERVICES,
  } as Setting<string | undefined>,
  chatMessagesPerSecond: {
    about: 'how many chat messages one person may send in a second, after a burst',
    default: MESSAGES_PER_SECOND,
    read: count,
  } as Setting<number>,
  chatMessageBurst: {
    about: 'how many chat messages one person may send at once',
    default: MESSAGE_BURST,
    read: count,
  } as Setting<number>,
  chatConnectionsPerPerson: {
    about: 'how many connections to chat one person may hold',
    default: CONNECTIONS_PER_PERSON,
    read: count,
  } as Setting<number>,
  chatUnauthenticatedPerAddress: {
    about:
      'how many sockets that have not shown a valid token yet one address (of IPv6 one /64) may hold at chat',
    default: 100,
    read: count,
  } as Setting<number>,
}
