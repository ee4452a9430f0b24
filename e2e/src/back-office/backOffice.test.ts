import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminEndpoints } from '@mentor-connect/server/testing/adminEndpoints'
import { fillOfficeIn } from '@mentor-connect/server/testing/office/fillOffice'
import { dateConfirmationsIn } from '@mentor-connect/server/testing/office/dateConfirmations'
import { SMALL } from '@mentor-connect/server/testing/office/size'
import type { BrowserContext, Page } from 'playwright-core'
import { fillLogIn } from '../people/logIn'
import { applyAsMentor, newApplicant } from '../people/mentors'
import { approvalSentTo } from '../people/outbox'
import { newPerson, witnessed } from '../stage/browser'
import { sharedProduct } from '../stage/sharedStage'
import { focused, press, tabTo } from './keyboard'
import { acceptInvitation, startOffice, type Office } from './office'
import type { SecurityKey } from '../people/securityKey'
import { screenFaults, WAYS } from './screenFaults'

const OWNER = 'owner@example.org'
const SIX_MINUTES_MS = 360_000

let office: Office
let context: BrowserContext
let page: Page
let key: SecurityKey

beforeAll(async () => {
  office = await startOffice()
  ;({ context, page } = await newPerson(office.url))
})
afterAll(async () => {
  await context?.close()
  await office?.product.stop()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an invited operator registers two passkeys, and signs in with one of them', async () => {
  await witnessed(page, async () => {
    key = await acceptInvitation(page, await office.invite(OWNER, 'owner'))

    await button('Log out').click()
    await page.waitForURL('**/sign-in')
    await page.goto('/people')
    await page.waitForURL('**/sign-in')
    const [usesBefore] = await key.uses()
    await button('Log in with a passkey').click()
    await page.waitForURL('**/waiting')
    expect((await key.uses())[0]).toBeGreaterThan(usesBefore!)
  })
})

test('an applicant is approved with the keyboard, gets the mail and can log in', async () => {
  const applicant = newApplicant()
  await applyAsMentor(office.product, applicant)
  await witnessed(page, async () => {
    await page.goto('/applications')
    await page.getByRole('link', { name: applicant.name }).waitFor()
    do await press(page, 'j')
    while (!(await focused(page))?.includes(applicant.name))
    await press(page, 'Enter')
    await page.getByRole('heading', { level: 1, name: applicant.name }).waitFor()
    await tabTo(page, 'Approve')
    await press(page, 'Enter')
    await page.getByRole('dialog').getByText('your Mentor-Connect account is approved').first().waitFor()
    await tabTo(page, 'Approve and send')
    await press(page, 'Enter')
    const done = 'The application is approved. The applicant gets an email.'
    await page.getByText(done).waitFor()
    expect(await focused(page)).toBe(done)
  })
  await approvalSentTo(office.product.apiUrl, applicant.email)

  const mentor = await newPerson(office.product.siteUrl)
  await mentor.page.goto('/mentor-signup')
  await fillLogIn(mentor.page, applicant)
  await mentor.page.waitForURL('**/mentor/home')
  await mentor.context.close()
})

test('what is grave asks for a passkey again after five minutes', async () => {
  await fillOfficeIn(office.product.dataDir, SMALL, OWNER)
  await witnessed(page, async () => {
    await page.goto('/people/user/learner-1')
    await page.getByLabel('Reason for imposing or lifting a sanction').fill('Please do not ask for money.')
    await dateConfirmationsIn(office.product.dataDir, new Date(Date.now() - SIX_MINUTES_MS))
    const [usesBefore] = await key.uses()
    await button('Impose').click()
    await page.getByText('The sanction is imposed.').waitFor()
    expect((await key.uses())[0]).toBeGreaterThan(usesBefore!)
  })
})

test('no screen fails axe, loses a control to the keyboard, or is wider than a phone', async () => {
  // The other windows have no key, so the owner's latest confirmation is dated to now.
  await dateConfirmationsIn(office.product.dataDir, new Date())
  const storageState = await context.storageState()
  const found = WAYS.map((way) => screenFaults(office.url, way, storageState))
  expect((await Promise.all(found)).flat()).toEqual([])
})

test('a product without ADMIN_PORT has no back office', async () => {
  const { dataDir, siteUrl, apiUrl, chatUrl } = sharedProduct()
  const found: string[] = []
  for (const { method, path } of adminEndpoints())
    for (const service of [siteUrl, apiUrl, chatUrl]) {
      const address = service + path.replace(/:\w+/g, 'somebody')
      const options = method === 'POST' && {
        method,
        body: '{}',
        headers: { 'content-type': 'application/json' },
      }
      const response = await fetch(address, options || {})
      // The site sends a page for every address that is not a file.
      const isPage = service === siteUrl && response.headers.get('content-type')?.startsWith('text/html')
      if (response.status !== 404 && !isPage) found.push(`${response.status} ${method} ${address}`)
    }
  expect(found).toEqual([])
  expect(Object.keys(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as object)).not.toContain(
    'admin',
  )
  expect(existsSync(join(dataDir, 'admin-site'))).toBe(false)
  const registry = await (await fetch(`${siteUrl}/registry.json`)).text()
  expect(registry).toContain('"learner"')
  expect(registry).not.toContain('"admin"')
})
