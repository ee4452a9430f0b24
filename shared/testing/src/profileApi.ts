import { getSessions, getSignInState } from '@mentor-connect/contract/accounts/accountSecurity'
import {
  getNotificationPreferences,
  type StoredNotificationPreferences,
} from '@mentor-connect/contract/messages/notifications'
import { getPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import { listBlockedPeople } from '@mentor-connect/contract/trust/blocks'
import { getReports, getSanctions } from '@mentor-connect/contract/trust/safety'
import { DEFAULT_MODES, DEFAULT_QUIET_HOURS } from '@mentor-connect/contract/messages/notificationRules'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { anOwnSession, aSignInState, someOwnPasskeys } from './factories'
import { FakeApi } from './fakeApi'

/** Notification preferences of a person who has not chosen any. */
export const somePreferences = (
  changes: Partial<StoredNotificationPreferences> = {},
): StoredNotificationPreferences => ({
  modes: DEFAULT_MODES,
  quietHours: DEFAULT_QUIET_HOURS,
  timeZone: DEFAULT_TIME_ZONE,
  isOwnTimeZone: true,
  ...changes,
})

/** A fake API with the responses that the profile's settings need. */
export function profileApi(): FakeApi {
  return new FakeApi()
    .answers(getNotificationPreferences, somePreferences())
    .answers(getSignInState, aSignInState())
    .answers(getSessions, [anOwnSession()])
    .answers(getPasskeys, someOwnPasskeys())
    .answers(listBlockedPeople, { people: [] })
    .answers(getSanctions, { sanctions: [] })
    .answers(getReports, { reports: [] })
}
