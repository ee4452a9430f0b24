import { CLIENT, openIdProvider, type TestProvider } from '@mentor-connect/server/testing/openIdProvider'
import type { Page } from 'playwright-core'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { violations } from '../accessibility/axe'
import { logInAsLearner } from '../people/logIn'
import { startInProduction, type ProductionSite } from '../production/startInProduction'
import { newPerson, takenOver, witnessed } from '../stage/browser'

const BUTTON = 'Continue with School account'

let provider: TestProvider | undefined
let site: ProductionSite | undefined

afterEach(async () => {
  await site?.stop()
  await provider?.stop()
  site = provider = undefined
})

/** Opens a page of a visitor, and records requests to the vendor of the hosted sign-in service. */
async function visitor({ product }: ProductionSite) {
  const { page } = await newPerson(product.siteUrl, { ignoreHTTPSErrors: true })
  const ofVendor: string[] = []
  page.on('request', (request) => {
    if (/clerk/i.test(request.url())) ofVendor.push(request.url())
  })
  return { page, ofVendor }
}

async function openSignUp(page: Page) {
  await page.goto('/signup')
  await takenOver(page)
  await page.getByLabel('Email').focus()
}

test('in production, a person signs in at an OpenID Connect provider, cancels, and comes again', async () => {
  site = await startInProduction(async ({ siteUrl, certificate }) => {
    const [port] = await freePorts(1)
    const issuer = `https://localhost:${port}`
    provider = await openIdProvider({ issuer, tls: certificate, returnUrl: `${siteUrl}/signup` })
    return {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_NAME: 'School account',
    }
  })
  provider!.people.set('meera', { email: 'meera@school.test', email_verified: true, name: 'Meera Joshi' })
  const { page, ofVendor } = await visitor(site)
  await witnessed(page, async () => {
    await openSignUp(page)
    expect(await page.content()).not.toContain(CLIENT.clientSecret)
    await page.getByRole('button', { name: BUTTON }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.getByText('You cancelled the sign-in with School account').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: BUTTON }).click()
    await page.getByPlaceholder('Enter any login').fill('meera')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${site!.product.siteUrl}/user/home`)
    await page.getByText('Meera').first().waitFor()

    await page.goto('/user/profile')
    await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
    await page.waitForURL(`${site!.product.siteUrl}/`)

    // The identity provider still knows the person.
    await openSignUp(page)
    await page.getByRole('button', { name: BUTTON }).click()
    await page.waitForURL(`${site!.product.siteUrl}/user/home`)
    await page.getByText('Meera').first().waitFor()
  })
  expect(ofVendor).toEqual([])
})

test('in production without a sign-in service, no page offers one, and a password signs in', async () => {
  site = await startInProduction(() => ({}))
  const account = { name: 'Devika Nair', email: 'devika@example.test', password: 'a boat on the quiet river' }
  const { page, ofVendor } = await visitor(site)
  await witnessed(page, async () => {
    const { apiUrl } = site!.product
    await page.request.post(`${apiUrl}/user/register-user`, { data: account })
    const { text } = await site!.mail.mailTo(account.email)
    const otp = /\b\d{4}\b/.exec(text ?? '')![0]
    await page.request.post(`${apiUrl}/auth/verify-otp`, {
      data: { email: account.email, otp, role: 'user' },
    })
    await openSignUp(page)
    expect(await page.getByRole('button', { name: /Continue with|Google/ }).count()).toBe(0)
    await logInAsLearner(page, account)
  })
  expect(ofVendor).toEqual([])
})
