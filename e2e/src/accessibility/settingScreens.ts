import { getPasskeys, renewRecoveryCodes, type OwnPasskeys } from '@mentor-connect/contract/accounts/passkeys'
import {
  BUSY_FAILURES,
  getBusyCalendars,
  type BusyCalendars,
} from '@mentor-connect/contract/mentoring/busyCalendars'
import { getReminders } from '@mentor-connect/contract/mentoring/sessions/reminders'
import type { Page } from 'playwright-core'
import { showsAnswer, withAnswers } from './preparedAnswer'
import { submitEmpty, type Screen } from './screen'

const AT = '2026-11-20T08:30:00.000Z'

const calendar = {
  kind: 'caldav' as const,
  shownAddress: 'calendar.example.org/a/long/path/of/a/server',
  busyTimes: 12,
}
/** Calendars that were read, could not be read, and have appointments that could not be read. */
const CALENDARS: BusyCalendars = {
  calendars: [
    {
      ...calendar,
      id: 'read',
      name: 'Work',
      readAt: AT,
      isReading: false,
      isStale: false,
      unread: { count: 3, starts: [AT] },
    },
    {
      ...calendar,
      id: 'failing',
      name: 'W'.repeat(60),
      isReading: false,
      isStale: true,
      failure: BUSY_FAILURES[0],
      failingSince: AT,
      mayReadAt: AT,
    },
  ],
  conflicts: [{ meeting: 'demo-held', title: 'Career talk', start: AT, end: AT, partnerName: 'Asha Verma' }],
}

const showsCalendars = (page: Page) =>
  showsAnswer(page, getBusyCalendars, CALENDARS, 'main ul > li p[role=status]')
const connects = async (page: Page) => {
  await page.locator('main div[tabindex="-1"] button').last().click()
  await page.locator('main form input[name=address]').waitFor()
}
const connectsEmpty = async (page: Page) => {
  await connects(page)
  await page.locator('main form input[name=kind]').last().check()
  await submitEmpty(page)
}

const OWN_PASSKEYS: OwnPasskeys = {
  passkeys: [
    { _id: 'one', name: 'Security key', createdAt: AT, lastUsedAt: AT, isSynced: true },
    { _id: 'two', name: 'W'.repeat(60), createdAt: AT, lastUsedAt: null, isSynced: false },
  ],
  proof: 'password',
  isProven: true,
  secondFactor: { isOn: true, endsAt: AT, codesLeft: 3 },
}
const CODES = Array.from({ length: 10 }, (_, index) => `${index}bcd-efgh-jkmn-pqrs`)
const PASSKEY = 'main li:has(.lucide-key-round)'
/** The buttons of the part that follows the passkeys. */
const SECOND_FACTOR = 'main div:has(> ul .lucide-key-round) + div button'

const showsPasskeys = (page: Page) => showsAnswer(page, getPasskeys, OWN_PASSKEYS, PASSKEY)
/** The dialog that asks for the password before a passkey is added. */
const provesOwner = async (page: Page) => {
  await showsAnswer(page, getPasskeys, { ...OWN_PASSKEYS, isProven: false }, PASSKEY)
  await page.locator(`${PASSKEY} button`).first().click()
  await submitsDialog(page)
  await page.locator('dialog[open] [aria-invalid=true]').waitFor()
}
const submitsDialog = (page: Page) => page.locator('dialog[open] form button[type=submit]').click()

const seesCodes = async (page: Page) => {
  await showsPasskeys(page)
  const answers = [
    { endpoint: renewRecoveryCodes, json: { message: 'OK', data: { codes: CODES } } },
    { endpoint: getPasskeys, json: { message: 'OK', data: OWN_PASSKEYS } },
  ]
  await withAnswers(page, answers, async () => {
    await page.locator(SECOND_FACTOR).last().click()
    await submitsDialog(page)
    await page.locator('dialog[open] ol li').last().waitFor()
  })
}
/** As many reminders as there may be, one of them too late for a mail. */
const REMINDERS = [24 * 60, 60, 10].map((minutes) => ({ minutes, push: true, mail: minutes > 10 }))
const showsReminders = (page: Page) =>
  showsAnswer(page, getReminders, { reminders: REMINDERS }, 'main fieldset:has(.lucide-trash-2) select')

/** The screens of connected calendars, reminders, passkeys and recovery codes. */
export const SETTINGS: Screen[] = [
  { role: 'user', path: '/user/sessions/calendar', state: 'connected calendars', reach: showsCalendars },
  { role: 'mentor', path: '/mentor/sessions/calendar', state: 'connecting one', reach: connects },
  { role: 'mentor', path: '/mentor/sessions/calendar', state: 'empty form sent', reach: connectsEmpty },
  { role: 'user', path: '/user/notifications/settings' },
  { role: 'mentor', path: '/mentor/notifications/settings' },
  { role: 'user', path: '/user/notifications/settings', state: 'three reminders', reach: showsReminders },
  { role: 'user', path: '/user/profile', state: 'passkeys', reach: showsPasskeys },
  { role: 'mentor', path: '/mentor/profile', state: 'owner is asked', reach: provesOwner },
  { role: 'user', path: '/user/profile', state: 'recovery codes', reach: seesCodes },
]
