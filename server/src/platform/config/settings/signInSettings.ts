import { REACHES, type Reach } from '../reach'
import { count, ed25519Key, oneOf, text } from '../readers'
import { issuerAddress, providerName, proxyAddress, publishableKey, vendorSecretKey } from '../signInReaders'
import type { Setting } from './setting'

/** Sessions, signing keys, and the sign-in service: a hosted one, an OpenID Connect provider, or none. */
export const signInSettings = {
  signingKey: {
    about:
      'the Ed25519 private key, as PKCS8 PEM or as JWK, that signs bearer tokens; generated locally if missing',
    default: undefined,
    defaultText: 'none',
    read: ed25519Key,
    secretOf: ['api', 'operator'],
    requiredBy: ['api'],
  } as Setting<string | undefined>,
  credentialKey: {
    about:
      'the Ed25519 private key, as PKCS8 PEM or as JWK, that signs certificates; without it a key derived from `SIGNING_KEY`',
    default: undefined,
    defaultText: 'none',
    read: ed25519Key,
    secretOf: ['api', 'operator'],
  } as Setting<string | undefined>,
  sessionDays: {
    about: 'how many days after the log-in a session expires',
    default: 30,
    read: count,
  } as Setting<number>,
  sessionIdleDays: {
    about: 'after how many days without use a session expires',
    default: 14,
    read: count,
  } as Setting<number>,
  signInPublishableKey: {
    about:
      'the publishable key of the hosted sign-in service (Clerk), which begins with `pk_live_` or `pk_test_`; locally, without it and without `OIDC_ISSUER`, an emulator is used',
    default: undefined,
    defaultText: 'none',
    read: publishableKey,
  } as Setting<string | undefined>,
  signInSecretKey: {
    about: 'the secret key of the hosted sign-in service, which begins with `sk_live_` or `sk_test_`',
    default: undefined,
    defaultText: 'none',
    read: vendorSecretKey,
    secretOf: ['api'],
  } as Setting<string | undefined>,
  signInProxyUrl: {
    about:
      'where browsers reach the hosted sign-in service: `/__clerk` makes the site and the main API proxy all calls, an https address is a proxy of your own; without it browsers go to the host that the key names',
    default: undefined,
    defaultText: 'none',
    read: proxyAddress,
  } as Setting<string | undefined>,
  signInEmulator: {
    about:
      'where the emulator of the hosted sign-in service may be used when no service is set: `loopback`, only while HOST is a loopback address, `anywhere` or `nowhere`; never in production',
    default: 'loopback',
    read: oneOf(...REACHES),
  } as Setting<Reach>,
  oidcIssuer: {
    about:
      'the issuer of an OpenID Connect provider, in place of the hosted sign-in service: its address without `/.well-known/openid-configuration`',
    default: undefined,
    defaultText: 'none',
    read: issuerAddress,
  } as Setting<string | undefined>,
  oidcClientId: {
    about:
      'the id that the OpenID Connect provider has given this site; the address to return to is `SITE_URL` with `/signup`',
    default: undefined,
    defaultText: 'none',
    read: text,
  } as Setting<string | undefined>,
  oidcClientSecret: {
    about: 'the secret that belongs to `OIDC_CLIENT_ID`',
    default: undefined,
    defaultText: 'none',
    read: text,
    secretOf: ['api'],
  } as Setting<string | undefined>,
  oidcName: {
    about: 'the name of the OpenID Connect provider as people know it: “Continue with …”',
    default: undefined,
    defaultText: 'the host of `OIDC_ISSUER`',
    read: providerName,
  } as Setting<string | undefined>,
}
