import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { openSessionCall } from '@mentor-connect/contract/messages/calls'
import { DEMO_MENTOR } from '@mentor-connect/server/demo-accounts'
import type { Page } from 'playwright-core'
import { showsAnswer } from './preparedAnswer'
import type { Screen } from './screen'

const CALL = '/user/calls/session?session=demo-held'

/** The check of devices. The browser of the tests has a camera and a microphone, but refuses them without permission. */
const checksDevices = (page: Page) => {
  const closesAt = new Date(Date.now() + HOUR_MS).toISOString()
  const target = { conversationId: 'demo', partnerId: DEMO_MENTOR.id, closesAt }
  return showsAnswer(page, openSessionCall, target, 'main button:has(.lucide-phone)')
}
const checksAllowedDevices = async (page: Page) => {
  await page.context().grantPermissions(['camera', 'microphone'])
  await checksDevices(page)
  await page.locator('main [role=meter]').waitFor()
}

/** The screens before and around a call. */
export const CALLS: Screen[] = [
  { role: 'user', path: CALL, state: 'not open' },
  { role: 'user', path: CALL, state: 'devices are refused', reach: checksDevices },
  // The permission stays, because the devices would be gone without it.
  { role: 'user', path: CALL, state: 'devices are checked', reach: checksAllowedDevices },
]
