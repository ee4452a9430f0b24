// `npm run contract`: records the public contract of the services in `server/contract.json`, if its version is high enough.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitWithError } from '@mentor-connect/delivery/process/cliError'
import { ROOT } from '@mentor-connect/delivery/root'
import { contractMisfits } from '@mentor-connect/delivery/release/api-contract/contractMisfits'
import { allEndpoints } from '@mentor-connect/server/testing/allEndpoints'
import {
  API_CONTRACT_VERSION,
  serviceContract,
  type ApiContract,
} from '@mentor-connect/shared/contracts/apiContract'
import { contractText, versionIssue } from './contractVersion'

const FILE = join(ROOT, 'server/contract.json')

try {
  const endpoints = (await allEndpoints()).map(([, endpoint]) => endpoint)
  const contract: ApiContract = {
    api: serviceContract(endpoints.filter(({ service }) => service !== 'chat')),
    chat: serviceContract(endpoints.filter(({ service }) => service === 'chat')),
  }
  const before = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as ApiContract) : undefined
  const issue = before && versionIssue(before, contract, contractMisfits(before, contract))
  if (issue) throw new Error(issue)
  writeFileSync(FILE, contractText(contract))
  console.log(`✓ server/contract.json holds contract ${API_CONTRACT_VERSION}.`)
} catch (error) {
  exitWithError(error)
}
