import { forAreas, type ForAreas } from '../forAreas'
import { oneOf, secret } from '../readers'
import type { ProcessName } from '../processes'
import type { Setting } from './setting'

const WATCHERS: readonly ProcessName[] = ['release-server', 'watch']

const isMailAddress = (value: string) => /^[^\s@<>:]+@[^\s@<>:]+$/.test(value)
const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isShare = (value: string) => /^\d{1,2}(\.\d+)?%$/.test(value) && parseFloat(value) > 0

/** The watcher of releases. */
export const watchSettings = {
  releaseWatch: {
    about:
      '`off`: the release server does not promote, pull back or roll back releases by itself, and `npm run releases -- watch` refuses to start',
    default: 'on',
    read: oneOf('on', 'off'),
  } as Setting<'on' | 'off'>,
  watchKey: {
    about:
      'a secret of 32 characters or more that lets the watcher of releases read their health from the main API; without it, in production, releases are not watched',
    default: undefined,
    defaultText: 'locally generated in `DATA_DIR`, otherwise none',
    read: secret,
    secretOf: ['api', ...WATCHERS],
  } as Setting<string | undefined>,
  errorBudgets: {
    about:
      'the share of browsers for which an area may fail before its release is rolled back, as `area:share` entries; an area without one has 2%',
    default: [],
    defaultText: 'none',
    read: forAreas(isShare, 'learner:1.5% or *:2%'),
  } as Setting<ForAreas>,
  teamMails: {
    about:
      'who gets a mail about what the watcher has decided, as `area:address` entries; the main API sends it',
    default: [],
    defaultText: 'none',
    read: forAreas(isMailAddress, 'learner:team@example.org or *:operators@example.org'),
  } as Setting<ForAreas>,
  teamWebhooks: {
    about: 'webhooks that are told what the watcher has decided, as `area:URL` entries',
    default: [],
    defaultText: 'none',
    read: forAreas(isWebAddress, 'learner:https://hooks.example.org/learner'),
    secretOf: WATCHERS,
  } as Setting<ForAreas>,
  webhookSecret: {
    about:
      'a secret of 32 characters or more that calls of webhooks are signed with; without it they are not signed',
    default: undefined,
    defaultText: 'none',
    read: secret,
    secretOf: WATCHERS,
  } as Setting<string | undefined>,
  webhookPrivateAddresses: {
    about: '`allowed`: webhooks may be on private addresses such as 10.0.0.5, and use plain http',
    default: 'refused',
    read: oneOf('refused', 'allowed'),
  } as Setting<'refused' | 'allowed'>,
}
