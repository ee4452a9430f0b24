import { REACHES, type Reach } from '../reach'
import { count, ed25519Key, oneOf } from '../readers'
import { proxyAddress, publishableKey, vendorSecretKey } from '../signInReaders'
import { API_AND_OPERATOR, SITE_PROCESSES, type Setting } from './setting'

/** Sessions, keys that sign, and the hosted sign-in service. */
export const signInSettings = {
  signingKey: {
    about: 'the Ed25519 private key, as PKCS8 PEM or as JWK, that signs bearer tokens; locally one is made',
    default: undefined,
    defaultText: 'none',
    read: ed25519Key,
    secretOf: API_AND_OPERATOR,
    requiredBy: ['api'],
  } as Setting<string | undefined>,
  credentialKey: {
    about:
      'the Ed25519 private key, as PKCS8 PEM or as JWK, that signs certificates; without it one that follows from `SIGNING_KEY`',
    default: undefined,
    defaultText: 'none',
    read: ed25519Key,
    secretOf: API_AND_OPERATOR,
  } as Setting<string | undefined>,
  sessionDays: {
    about: 'how many days after the log-in a session ends',
    default: 30,
    read: count,
  } as Setting<number>,
  sessionIdleDays: {
    about: 'how many days without any use end a session',
    default: 14,
    read: count,
  } as Setting<number>,
  signInPublishableKey: {
    about:
      'the publishable key of the sign-in service (Clerk), which begins with `pk_live_` or `pk_test_`; locally, without it, an emulator stands in',
    default: undefined,
    defaultText: 'none',
    read: publishableKey,
    requiredBy: ['api', ...SITE_PROCESSES],
  } as Setting<string | undefined>,
  signInSecretKey: {
    about: 'the secret key of the sign-in service, which begins with `sk_live_` or `sk_test_`',
    default: undefined,
    defaultText: 'none',
    read: vendorSecretKey,
    secretOf: ['api'],
    requiredBy: ['api'],
  } as Setting<string | undefined>,
  signInProxyUrl: {
    about:
      'where browsers reach the sign-in service: `/__clerk` lets the site and the main API pass everything on, an https address is a proxy of yours; without it browsers go to the host that the key names',
    default: undefined,
    defaultText: 'none',
    read: proxyAddress,
  } as Setting<string | undefined>,
  signInEmulator: {
    about:
      'where the emulator of the sign-in service may stand in when there is no key: `loopback`, while HOST is an address of this machine alone, `anywhere` or `nowhere`; in production it never does',
    default: 'loopback',
    read: oneOf(...REACHES),
  } as Setting<Reach>,
}
