import {
  CONNECTIONS_PER_PERSON,
  FIRST_CONTACT_MESSAGES,
  MESSAGES_PER_SECOND,
  MESSAGE_BURST,
  NEW_CONTACTS_PER_DAY,
} from '@mentor-connect/contract/messages/chatLimits'
import { count, countOrNone, oneOf, secret } from '../readers'
import { SERVICES, SERVICES_AND_SITE, type Setting } from './setting'

/** Chat, and the calls between the services. */
export const chatSettings = {
  serviceKey: {
    about:
      'a secret of 32 characters or more that the main API and the chat service share; generated locally if missing. With it, what the site reads for its pages does not count against rate limits, and the main API tells the site what has changed',
    default: undefined,
    defaultText: 'none',
    read: secret,
    secretOf: SERVICES_AND_SITE,
    requiredBy: SERVICES,
  } as Setting<string | undefined>,
  chatMessagesPerSecond: {
    about: 'how many chat messages one person may send per second, after a burst',
    default: MESSAGES_PER_SECOND,
    read: count,
  } as Setting<number>,
  leftMessagesMonths: {
    about:
      'after how many months a conversation is deleted whose two people both have deleted accounts; `0`: never',
    default: 3,
    read: countOrNone,
  } as Setting<number>,
  chatMessageBurst: {
    about: 'how many chat messages one person may send at once',
    default: MESSAGE_BURST,
    read: count,
  } as Setting<number>,
  firstContactMessages: {
    about:
      'how many messages a learner may send to a mentor who has not answered yet, unless the learner is enrolled in a course of this mentor',
    default: FIRST_CONTACT_MESSAGES,
    read: count,
  } as Setting<number>,
  newContactsPerDay: {
    about: 'to how many mentors a learner who is not enrolled with them may write first within 24 hours',
    default: NEW_CONTACTS_PER_DAY,
    read: count,
  } as Setting<number>,
  requireAge: {
    about:
      '`on`: learners enter their year of birth before the first message, request or booking to a mentor; `off`: somebody whose year is unknown counts as an adult',
    default: 'off',
    read: oneOf('on', 'off'),
  } as Setting<'on' | 'off'>,
  chatConnectionsPerPerson: {
    about: 'how many connections to chat one person may have',
    default: CONNECTIONS_PER_PERSON,
    read: count,
  } as Setting<number>,
  chatUnauthenticatedPerAddress: {
    about: 'how many unauthenticated sockets one address (for IPv6 one /64) may have open at chat',
    default: 100,
    read: count,
  } as Setting<number>,
}
