import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { runCommand } from '@mentor-connect/scripts/process/command'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import type { Page } from 'playwright-core'
import { startProduct, type Product } from '../stage/product'
import { SecurityKey } from '../people/securityKey'

export interface Office {
  product: Product
  /** Address of the back office. */
  url: string
  /** Invites an operator on the command line. Returns the link. */
  invite: (email: string, role: OperatorRole) => Promise<string>
}

/** Starts a separate product with a back office. */
export async function startOffice(): Promise<Office> {
  const [port] = await freePorts(1)
  const environment = { ADMIN_PORT: String(port) }
  const product = await startProduct(environment)
  const settings = { ...environment, DATA_DIR: product.dataDir }
  return {
    product,
    url: `http://admin.localhost:${port}`,
    invite: async (email, role) => {
      const line = ['operator', 'operator', 'invite', email, '--role', role, '--json']
      return (JSON.parse(await runCommand(line, settings)) as { url: string }).url
    },
  }
}

/**
 * Accepts an invitation with two passkeys. The first one counts as lost afterwards: the second one, which is returned,
 * is enough.
 */
export async function acceptInvitation(page: Page, url: string): Promise<SecurityKey> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const first = await SecurityKey.plugInto(page)
  await page.goto(url)
  await button('Add the first passkey').click()
  await page.getByText('The first passkey is registered.').waitFor()
  expect(await first.uses()).toHaveLength(1)
  await first.unplug()
  const second = await SecurityKey.plugInto(page)
  await button('Add the second passkey').click()
  await page.waitForURL('**/waiting')
  return second
}
