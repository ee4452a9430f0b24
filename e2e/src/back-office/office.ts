import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { runCommand } from '@mentor-connect/scripts/process/command'
import { freePorts } from '@mentor-connect/server/testing/freePort'
import { startProduct, type Product } from '../stage/product'

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
