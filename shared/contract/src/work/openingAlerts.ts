import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { EnteredLine, REQUIRED } from '../api/enteredTexts'
import { Empty, Id, Timestamp } from '../api/wire'
import { DOMAIN_TAG_MAX, SEARCH_MAX } from '../rules/limits'
import { ALERT_NAME_MAX, OPENING_ALERTS_MAX, PLACE_MAX } from './openingLimits'
import { openingCriteria } from './openings'

/** Alerts: saved searches that notify a learner of new openings. */

const Name = EnteredLine(ALERT_NAME_MAX * 4, REQUIRED)
export const AlertCriteria = Type.Object(
  {
    ...openingCriteria,
    q: Type.Optional(EnteredLine(SEARCH_MAX)),
    place: Type.Optional(EnteredLine(PLACE_MAX * 4)),
    skill: Type.Optional(EnteredLine(DOMAIN_TAG_MAX * 4)),
  },
  { additionalProperties: false },
)
export type AlertCriteria = Static<typeof AlertCriteria>

const Alert = Type.Object({
  _id: Id,
  name: Type.String(),
  criteria: AlertCriteria,
  isPaused: Type.Boolean(),
  createdAt: Timestamp,
})
export type OpeningAlert = Static<typeof Alert>

export const OpeningAlerts = Type.Object({
  /** The learner's alerts, oldest first. */
  alerts: Type.Array(Alert, { maxItems: OPENING_ALERTS_MAX }),
  /**
   * True if the learner gets a weekly mail that lists the new openings of all alerts. This is also a
   * notification setting.
   */
  hasWeeklyMail: Type.Boolean(),
})
export type OpeningAlerts = Static<typeof OpeningAlerts>

export const getOpeningAlerts = endpoint({
  method: 'GET',
  path: '/user/opening-alerts',
  access: 'user',
  summary: 'The caller’s alerts for openings.',
  reply: OpeningAlerts,
})

export const saveOpeningAlert = endpoint({
  method: 'POST',
  path: '/user/opening-alerts',
  access: 'user',
  summary:
    'Save a search for openings as an alert: openings that are posted from now on are notified about, each once, whichever alerts it matches. The client chooses the id; a second request with it changes nothing. `alerts_max` at 10 alerts.',
  body: Type.Object({ id: Id, name: Name, criteria: AlertCriteria }),
  reply: OpeningAlerts,
})

export const changeOpeningAlert = endpoint({
  method: 'POST',
  path: '/user/opening-alerts/:id',
  access: 'user',
  summary:
    'Rename an alert, give it another search, pause it or resume it. An absent part stays. A resumed alert, and one with another search, finds openings that are posted from then on.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    name: Type.Optional(Name),
    criteria: Type.Optional(AlertCriteria),
    isPaused: Type.Optional(Type.Boolean()),
  }),
  reply: OpeningAlerts,
})

export const removeOpeningAlert = endpoint({
  method: 'POST',
  path: '/user/opening-alerts/:id/remove',
  access: 'user',
  summary: 'Delete an alert. Twice changes nothing.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: OpeningAlerts,
})

export const setOpeningAlertMail = endpoint({
  method: 'POST',
  path: '/user/opening-alert-mail',
  access: 'user',
  summary:
    'Turn the weekly mail about new openings on or off. It is the mail setting of the notifications of the category `news`.',
  body: Type.Object({ isOn: Type.Boolean() }),
  reply: OpeningAlerts,
})
