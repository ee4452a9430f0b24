import { iceUrls, oneOf, secret } from '../readers'
import type { Setting } from './setting'

/**
 * Settings of calls: the servers that help two browsers to connect. By default there are none, so no other
 * company's server is contacted.
 */
export const callSettings = {
  callStunUrls: {
    about:
      'STUN servers for calls, separated by commas, for example `stun:turn.example.org:3478`. They learn the address of everybody who calls, so use your own',
    default: [],
    defaultText: 'none',
    read: iceUrls('stun', 'stuns'),
  } as Setting<string[]>,
  callTurnUrls: {
    about:
      'TURN servers for calls, separated by commas, for example `turn:turn.example.org:3478,turns:turn.example.org:5349?transport=tcp`: without one, people behind strict networks cannot call each other ([how to run one](operations/calls.md))',
    default: [],
    defaultText: 'none',
    read: iceUrls('turn', 'turns'),
  } as Setting<string[]>,
  callTurnSecret: {
    about:
      'the secret of 32 characters or more that chat shares with the TURN servers (`static-auth-secret` of coturn), for credentials that are valid for two hours',
    default: undefined,
    defaultText: 'none',
    read: secret,
    secretOf: ['chat'],
  } as Setting<string | undefined>,
  callRelayOnly: {
    about:
      '`on`: all sound and picture of calls goes through the TURN servers, so that nobody learns the network address of the other person; needs `CALL_TURN_URLS`; `off`: browsers that can reach each other need no server',
    default: 'off',
    read: oneOf('on', 'off'),
  } as Setting<'on' | 'off'>,
}
